/**
 * Stand-ins for the secret settings, which the build and the browser tests' site are given: whatever browsers can fetch
 * must hold none of them (docs/promises.md, B2). They reach no real service: the simulators accept them.
 * Without one: DATABASE_URL, which would point the tests at another database.
 */
export const CANARIES = {
  PAYPAL_CLIENT_SECRET: 'canaryOfThePayPalClient7391',
  PAYPAL_WEBHOOK_ID: 'canaryOfThePayPalWebhook5046',
  LIMITS_SECRET: 'canaryOfTheRateLimits6627AndSomeMore',
  LINKS_SECRET: 'canaryOfTheSignedLinks4175AndSomeMore',
  ERASURE_SECRET: 'canaryOfTheErasures3318AndSomeMore',
  RESEND_API_KEY: 're_canaryOfTheMailKey8812',
  STAFF_FACTOR_SECRET: 'canaryOfTheSecondFactorsOfStaff6120',
  INTEGRATIONS_SECRET: 'canaryOfTheIntegrations2957AndSomeMore',
  RESEND_WEBHOOK_SECRET: 'whsec_Y2FuYXJ5T2ZUaGVNYWlsV2ViaG9va3Mx',
};
