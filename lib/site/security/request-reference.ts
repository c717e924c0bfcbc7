/** The header with the number of a request, which a visitor is shown if it fails (server/delivered-site.ts). */
export const REFERENCE_HEADER = 'x-request-reference';
