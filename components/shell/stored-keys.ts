/** Where the chosen theme is remembered: `light`, `dark`, or nothing for the system's. */
export const THEME_KEY = 'theme';

/** Where a closed toast is remembered for the session. */
export const TOAST_KEY = 'website-testing-closed';
