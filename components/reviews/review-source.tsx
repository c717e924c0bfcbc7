/** Stands, unseen, on pages that show reviews: the page script keeps their source's place id (page-script/review-source.ts). */
export function ReviewSource({ placeId }: { placeId: string }) {
  return <span hidden data-place-id={placeId} />;
}
