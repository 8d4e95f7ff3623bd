export { SidebarLayout as default } from '@/components/client/frame/sidebar';
