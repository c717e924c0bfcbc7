import { listPageRecords } from '@/app/(site)/pages';
import { readSearchDocuments } from '@/lib/search/documents';
import { toPreviewIndex } from '@/lib/search/preview-index';

export const dynamic = 'force-static';

/** What the header's preview searches, loaded when a search box is first focused. */
export function GET(): Response {
  return Response.json(toPreviewIndex(readSearchDocuments(listPageRecords())));
}
