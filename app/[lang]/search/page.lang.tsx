export { searchMetadata as generateMetadata, SearchRoute as default } from '@/components/page/search-route';
