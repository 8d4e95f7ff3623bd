import { searchResponse } from '@/lib/search/build/load-search-files';

export const dynamic = 'force-static';

export const GET = (): Promise<Response> => searchResponse('search-index.json');
