import { pageRoute } from '@/components/page/page-route';
import { ERRORS_PATH } from '@/lib/openapi/api-paths';
import '@/app/styles/api.css';

const route = pageRoute({ root: ERRORS_PATH });

export const { generateMetadata } = route;
export default route.Page;
