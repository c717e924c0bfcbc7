import type { PreviewDocument } from '@/lib/search/preview-index';

/** Finds the suggestions of a query in the small index. Loaded once, on first use; a failure is tried again. */
export function loadPreview(): Promise<Preview> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

type Preview = (query: string) => PreviewDocument[];

let loading: Promise<Preview> | undefined;

async function load(): Promise<Preview> {
  const [{ findPreview }, index] = await Promise.all([import('@/lib/search/preview'), fetchIndex()]);
  return query => findPreview(index, query);
}

async function fetchIndex(): Promise<PreviewDocument[]> {
  const response = await fetch(PREVIEW_INDEX_PATH);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  const index: unknown = await response.json();
  if (!Array.isArray(index)) throw new Error('The search index is not a list');
  return index as PreviewDocument[];
}

/** Where the preview's index is served. */
const PREVIEW_INDEX_PATH = '/search-index.json';
