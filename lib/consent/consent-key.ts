/** Where the visitor's answer is remembered: `granted` or `denied`. */
export const CONSENT_KEY = 'cookie-choice';
