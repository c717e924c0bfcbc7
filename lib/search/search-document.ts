import type { searchTypes } from '@/content/search';

export type SearchType = (typeof searchTypes)[number]['id'];

/** The fields that a query is looked for in. */
export type SearchFields = {
  title: string;
  /** The document's description or excerpt. */
  summary: string;
  /** Further words; empty for products and services, which are found by title and description only. */
  body: string;
};

/** Something that can be found. */
export type SearchDocument = SearchFields & {
  /** Unique: `product-…`, `service-…`, `blog-…` and so on, with the id or slug after it. */
  id: string;
  type: SearchType;
  url: string;
  /** What the page is called of which this is a part; shown before the title. */
  context?: string;
  /** A paragraph or a question, not a page of its own. */
  isPart?: boolean;
  /** Other words that visitors use for it. */
  keywords?: readonly string[];
  /** Parts of one page share this, and only the best of them is shown. */
  page?: string;
  /** Set where the excerpt is taken from around the match instead of from the summary. */
  isExcerptMoving?: boolean;
};

/** What the site says of a page: its head, its structured data and the search read it (docs/adding-a-page.md). */
export type PageRecord = {
  path: string;
  title: string;
  description: string;
  /** None where another kind of document leads to the page. */
  search?: {
    /** Other words that visitors use for it, joined by commas. */
    keywords: string;
    /** Further text that it is found by. */
    body?: string;
  };
};

/** One result as the page shows it (docs/product/search.md#results). */
export type SearchResult = {
  id: string;
  title: string;
  excerpt: string;
  type: SearchType;
  url: string;
  iconName: SearchIcon;
};

/** The mark on a result's plate. */
export type SearchIcon =
  'window' | 'wrench' | 'pen' | 'page' | 'scale' | 'map' | 'columns' | 'question' | 'frame';

export type SearchResponse = {
  /** As the visitor typed it, trimmed and cut. */
  query: string;
  /** The near spelling that was searched instead, when nothing matched the query itself. */
  corrected: string | null;
  results: SearchResult[];
};
