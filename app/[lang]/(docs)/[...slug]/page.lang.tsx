import { pageRoute } from '@/components/page/page-route';

const route = pageRoute({ root: '/' });

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
