import { pageRoute } from '@/components/page/page-route';
// The only difference from the other pages: only pages of the API load these styles.
import '@/app/styles/api.css';
import '@/app/styles/api-operation.css';
import '@/app/styles/api-fields.css';
import { API_PATH } from '@/lib/settings/known-pages';

const route = pageRoute({ root: API_PATH });

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
