/** Maximum words in a query; the rest are ignored so no query takes longer than a frame. */
export const MAX_TERMS = 12;
/** Maximum characters in a query; the rest are ignored. */
export const MAX_QUERY_LENGTH = 600;
/** Maximum results in the dropdown. */
export const SEARCH_RESULT_LIMIT = 8;
/** Maximum results on the search page. */
export const SEARCH_PAGE_LIMIT = 100;
/** Maximum characters of an excerpt in the dropdown and on the search page. */
export const SEARCH_CONTEXT_MAX_LENGTH = 50;
export const SEARCH_PAGE_CONTEXT_MAX_LENGTH = 100;
/** Maximum characters of the sentence that answers a question, in the first result. */
export const SEARCH_ANSWER_MAX_LENGTH = 110;
