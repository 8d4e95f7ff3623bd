import { searchFile } from '@/components/page/search-index';

export const dynamic = 'force-static';

export const GET = (): Promise<Response> => searchFile('search-index.json');
