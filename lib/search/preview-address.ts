/** Where the preview's index is served. */
export const PREVIEW_INDEX_PATH = '/search-index.json';
