import { listPageRecords } from '@/app/(site)/pages';
import { readSearchDocuments } from '@/lib/search/documents';
import { toPreviewIndex } from '@/lib/search/preview-index';

/** Not the build's: it has what is published. A process has one version of that. */
let index: string | undefined;

/** What the header's preview searches, loaded when a search box is first focused. */
export function GET(): Response {
  index ??= JSON.stringify(toPreviewIndex(readSearchDocuments(listPageRecords())));
  return new Response(index, {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
