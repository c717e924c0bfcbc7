/**
 * The id under which each folder of pages prerenders its own not-found screen ('Service Not Found').
 * The engine answers it, with status 404, for every id that no one prerendered.
 */
export const UNKNOWN_ID = 'unknown';
