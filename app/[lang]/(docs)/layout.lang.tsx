export { SidebarLayout as default } from '@/components/client/shell/sidebar';
