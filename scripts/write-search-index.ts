/** Makes the search index of the pages as they are, and keeps it on disk, where the preview finds it. */
import { searchIndex } from '@/components/page/search-index';

await searchIndex();
