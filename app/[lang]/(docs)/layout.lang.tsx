export { Reader as default } from '@/components/page/reader';
