export { Reader as default } from '@/components/client/sidebar/sidebar';
