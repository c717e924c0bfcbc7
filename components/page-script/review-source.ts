/**
 * Puts the place id of the review source into local storage where there is none yet; `data-place-id` is the built-in
 * default. Our own pages show a snapshot and do not read it: it is kept for whatever asks Google for the reviews of a
 * place, such as a widget in the tag manager. Another id that was put there stays.
 */
export function startReviewSource(): void {
  const placeId = document.querySelector<HTMLElement>('[data-place-id]')?.dataset['placeId'];
  if (placeId === undefined) return;
  try {
    localStorage[PLACE_ID_KEY] ??= placeId;
  } catch {
    // Storage may be switched off or full: the reviews are in the page all the same.
  }
}

const PLACE_ID_KEY = 'googlePlaceId';
