/**
 * Puts the place id of the review source (document 1 §3) into local storage where there is none yet: the marker's
 * `data-place-id` is the built-in default. Our own pages show a snapshot and do not read it. It is kept for whatever asks
 * Google for the reviews of a place, such as a widget in the tag manager, and another id that was put there stays.
 */
export function reviewSourceBehaviour({ dataset }: HTMLElement): void {
  try {
    // By its name: every page carries this, and each byte of it.
    localStorage[PLACE_ID_KEY] ??= dataset['placeId'];
  } catch {
    // Storage may be switched off or full: the reviews are in the page all the same.
  }
}

/** Where the place id is kept. */
export const PLACE_ID_KEY = 'googlePlaceId';
