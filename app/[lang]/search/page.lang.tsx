import { searchRoute } from '@/components/page/search-route';

const route = searchRoute();

export const { generateMetadata } = route;
export default route.Page;
