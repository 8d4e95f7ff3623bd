/** The only import of the library; only its public interface is used. */
export { default as MiniSearch, type AsPlainObject, type Options } from 'minisearch';
