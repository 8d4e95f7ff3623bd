/** Builds the search index of the current pages and caches it on disk, where the preview finds it. */
import { searchIndex } from '@/components/page/search-index';

await searchIndex();
