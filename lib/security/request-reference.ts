/** The header in which the door gives each request the number that a visitor is shown if it fails. */
export const REFERENCE_HEADER = 'x-request-reference';
