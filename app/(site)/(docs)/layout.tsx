export { SidebarLayout as default } from '@/components/client/sidebar/sidebar';
