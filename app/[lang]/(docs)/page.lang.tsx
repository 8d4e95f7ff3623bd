export { default, generateMetadata } from '../../(site)/(docs)/page';
