import { searchFile } from '@/lib/search/build/search-index';

export const dynamic = 'force-static';

export const GET = (): Promise<Response> => searchFile('search-index.json');
