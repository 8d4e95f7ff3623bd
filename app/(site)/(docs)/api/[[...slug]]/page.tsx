import { pageRoute } from '@/components/page/page-route';
import { API_PATH } from '@/lib/openapi/navigation';
// The only difference from the other pages: no other page loads these styles.
import '@/app/styles/api.css';

const route = pageRoute({ root: API_PATH });

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
