import { pageRoute } from '@/components/page/page-route';
// The only difference from the other pages: only home pages load these styles.
import '@/app/styles/day-line.css';
import '@/app/styles/home.css';
import '@/app/styles/print-home.css';

const route = pageRoute({ root: '/' });

export const { generateMetadata } = route;
export default route.Page;
