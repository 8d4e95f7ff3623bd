import { searchFile } from '@/components/page/search-file';

export const dynamic = 'force-static';

export const GET = (): Promise<Response> => searchFile('search-topics.json');
