import { searchFile } from '@/lib/search/build/build-index';

export const dynamic = 'force-static';

export const GET = (): Promise<Response> => searchFile('search-index.json');
