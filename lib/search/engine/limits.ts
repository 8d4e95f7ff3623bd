/** Words of a query that count; what follows is ignored, so that no query costs more than a frame. */
export const MAX_TERMS = 12;
/** Characters of a query that are looked at. */
export const MAX_QUERY_LENGTH = 600;
/** Options in the dropdown. */
export const SEARCH_RESULT_LIMIT = 8;
/** Results on the search page. */
export const SEARCH_PAGE_LIMIT = 100;
/** Characters of an excerpt in the dropdown, and on the search page. */
export const SEARCH_CONTEXT_MAX_LENGTH = 50;
export const SEARCH_PAGE_CONTEXT_MAX_LENGTH = 100;
