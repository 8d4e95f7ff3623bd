import { pageRoute } from '@/components/page/page-route';
import { API_PATH } from '@/lib/settings/known-pages';

const route = pageRoute({ root: '/', without: API_PATH });

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
