/** No post of this site needs more. The server refuses larger ones unread, the handlers those that lie about it. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** PayPal's events carry whole orders. */
export const WEBHOOK_LIMIT_BYTES = 256 * 1024;
