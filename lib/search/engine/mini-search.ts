/** The only import of the library. `loadJSAsync`, which the engine uses, is marked as internal; everything else is public. */
export { default as MiniSearch, type AsPlainObject, type Options } from 'minisearch';
