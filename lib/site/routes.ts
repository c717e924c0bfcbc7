/**
 * Every internal URL of the site. Components, redirects, the sitemap and the tests build addresses here only,
 * so a renamed page cannot leave a dead link behind.
 */
export const routes = {
  home: () => '/',
  platform: () => '/platform',
  starterPackage: () => '/platform/starter-package',
  platformProduct: (id: string) => `/platform/${id}`,
  products: () => '/products',
  product: (id: string) => `/products/${id}`,
  process: () => '/products/local-seo-website-process',
  services: () => '/services',
  service: (id: string) => `/services/${id}`,
  googleServices: () => '/services/google',
  googleService: (id: string) => `/services/google/${id}`,
  capabilities: () => '/capabilities',
  whyUs: () => '/why-us',
  about: () => '/about',
  team: () => '/team',
  careers: () => '/careers',
  portfolio: () => '/portfolio',
  project: (id: string) => `/portfolio/${id}`,
  caseStudies: () => '/case-studies',
  reviews: () => '/reviews',
  pricing: () => '/pricing',
  smallBusiness: () => '/solutions/small-business',
  comparison: (rival: string) => `/comparison/${rival}-vs-our-system`,
  resources: () => '/resources',
  community: () => '/resources/community',
  support: () => '/resources/support',
  blog: () => '/blog',
  /** Short names of the blog and the careers page (docs/product/routes.md#short-names) (one hop each). */
  resourcesBlog: () => '/resources/blog',
  resourcesCareers: () => '/resources/careers',
  article: (slug: string) => `/blog/${slug}`,
  contact: (inquiry?: string) => (inquiry ? `/contact?inquiry=${encodeURIComponent(inquiry)}` : '/contact'),
  getStarted: () => '/get-started',
  landing: () => '/landing',
  promotion: () => '/christmas-in-july',
  /** Short name of the privacy policy (one hop). */
  privacy: () => '/privacy',
  policies: () => '/terms-policies-and-notices',
  policy: (slug: string) => `/terms-policies-and-notices/${slug}`,
  ask: (topic?: string) => (topic ? `/ask?topic=${topic}` : '/ask'),
  search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
  checkout: (choice?: { plan: string; amount: string; name: string }) =>
    choice ? `/checkout?${new URLSearchParams(choice).toString()}` : '/checkout',
  checkoutReturn: (orderKey: string) => `/checkout/return?key=${encodeURIComponent(orderKey)}`,
  checkoutCancel: (orderKey: string) => `/checkout/cancel?key=${encodeURIComponent(orderKey)}`,
  success: (orderKey?: string) => (orderKey ? `/success?key=${encodeURIComponent(orderKey)}` : '/success'),
  order: () => '/order',
  signIn: (next?: string) => withNext('/sign-in', next),
  signUp: () => '/sign-up',
  forgotPassword: () => '/forgot-password',
  forgotPasswordSent: () => '/forgot-password/sent',
  resetPassword: (secret?: string) =>
    secret ? `/reset-password?token=${encodeURIComponent(secret)}` : '/reset-password',
  verifyEmail: (secret?: string) =>
    secret ? `/verify-email?token=${encodeURIComponent(secret)}` : '/verify-email',
  account: (next?: string) => withNext('/account', next),
  accountDeleted: () => '/account/deleted',
  accountAction: (action: AccountAction) => `/account-actions/${action}`,
  formAction: () => '/',
  thanks: (form: string) => `/thanks/${form}`,
  /** Where a request stands, for anyone with the link. */
  request: (token?: string) => (token ? `/request?token=${encodeURIComponent(token)}` : '/request'),
  newsletterConfirm: (token?: string) =>
    token ? `/newsletter/confirm?token=${encodeURIComponent(token)}` : '/newsletter/confirm',
  newsletterConfirmed: () => '/newsletter/confirmed',
  newsletterLeave: (key?: string) =>
    key ? `/newsletter/unsubscribe?key=${encodeURIComponent(key)}` : '/newsletter/unsubscribe',
  newsletterLeft: () => '/newsletter/unsubscribed',
  thanksSent: (form: string) => `/thanks/${form}/sent`,
  checkup: (website?: string) =>
    website ? `/website-checkup?website=${encodeURIComponent(website)}` : '/website-checkup',
  /** The report of a checkup, for anyone with the link. `live`: until it is there, a script asks how far it is. */
  checkupReport: (token?: string, live?: 'live') =>
    token
      ? `/website-checkup/report?token=${encodeURIComponent(token)}${live ? '&live=yes' : ''}`
      : '/website-checkup/report',
  /** How far a checkup is, for the page that waits for it. */
  checkupProgress: (token: string) => `/website-checkup/progress?token=${encodeURIComponent(token)}`,
  checkupDelete: () => '/website-checkup/delete',
} as const;

/** Addresses that no script in the browser links to: its bundle leaves them out. */
export const serverRoutes = {
  /** An invoice, for anyone with the link. */
  invoice: (key?: string) => (key ? `/invoice?key=${encodeURIComponent(key)}` : '/invoice'),
  invoicePay: () => '/invoice/pay',
  invoiceFile: (key: string) => `/invoice/file?key=${encodeURIComponent(key)}`,
  desk: () => '/desk',
  deskEnter: (next?: string) => withNext('/desk/enter', next),
  deskLeads: () => '/desk/leads',
  deskLead: (id: string) => `/desk/leads/${id}`,
  deskQuarantine: () => '/desk/leads?status=quarantine',
  deskOrders: () => '/desk/orders',
  /** The orders that need a person. */
  deskAttention: () => '/desk/orders?state=needs-a-person',
  /** Payments at PayPal without an order, or one of them by PayPal's id. */
  deskPayments: (id?: string) => (id ? `/desk/payments/${id}` : '/desk/payments'),
  /** A page that says what becomes of one of them; the list where the id is empty. */
  deskPaymentStep: (id: string, step: 'attach' | 'settle') =>
    id === '' ? '/desk/payments' : `/desk/payments/${id}/${step}`,
  /** A page that adds a rule for them; `of`: that removes this one. */
  deskPaymentRule: (of?: string) => withOf('/desk/payments/rule', of),
  /** The list where the id is empty. */
  deskOrder: (id: string) => (id === '' ? '/desk/orders' : `/desk/orders/${id}`),
  /** A page that does one thing to an order; `of`: PayPal's id of what it is about. */
  deskOrderStep: (id: string, step: 'refund' | 'capture' | 'reversal', of?: string) =>
    id === '' ? '/desk/orders' : withOf(`/desk/orders/${id}/${step}`, of),
  deskBilling: (id?: string) => (id ? `/desk/billing/${id}` : '/desk/billing'),
  /** The invoices that one of the figures of billing is made of. */
  deskInvoices: (show: 'due' | 'late' | 'paid') => `/desk/billing?show=${show}`,
  /** A page that does one thing to a plan; `of`: the id of the invoice that it is about. */
  deskPlanStep: (id: string, step: string, of?: string) =>
    id === '' ? '/desk/billing' : withOf(`/desk/billing/${id}/${step}`, of),
  deskNewsletter: () => '/desk/newsletter',
  deskMail: (id?: string) => (id ? `/desk/mail/${id}` : '/desk/mail'),
  /** Everything under one address, or a page that does one thing with it. The search where no one is named. */
  deskPerson: (ref?: string, step?: 'download' | 'sign-out' | 'erase') =>
    withOf(['/desk/person', ref && step].filter(Boolean).join('/'), ref),
  deskHealth: () => '/desk/health',
  /** Everyone on the staff; or one of them, or a page that does one thing to them. The list where the id is empty. */
  deskStaff: (id?: string, step?: 'change' | 'factor' | 'remove') =>
    ['/desk/staff', id, id && step].filter(Boolean).join('/'),
  deskInvite: () => '/desk/staff/invite',
  deskAudit: () => '/desk/audit',
  deskCheckups: () => '/desk/checkups',
  /** What is found by a word at the desk; the empty page where there is none. */
  deskSearch: (text?: string) => (text ? `/desk/search?q=${encodeURIComponent(text)}` : '/desk/search'),
  /** The tools that get something, or one of them. */
  deskIntegrations: (id?: string) => (id ? `/desk/integrations/${id}` : '/desk/integrations'),
  deskAddIntegration: (kind: 'webhook' | 'feed') => `/desk/integrations/add?kind=${kind}`,
  /** `action`: the name of a deed of the desk. */
  deskAction: (action: string) => `/desk-actions/${action}`,
  deskReports: (period?: string) =>
    period ? `/desk/reports?of=${encodeURIComponent(period)}` : '/desk/reports',
  feed: (topic: 'leads' | 'orders') => `/feeds/${topic}`,
  askAnswer: () => '/ask/answer',
  askSend: () => '/ask/send',
  askBook: () => '/ask/book',
  requestEmail: () => '/request/email',
  orderConfirm: () => '/order/confirm',
  deskFactor: () => '/desk/factor',
  /** The page that makes new recovery codes. */
  deskFactorCodes: () => '/desk/factor/codes',
  /** A sum that staff ask for, for anyone with the link; or for the buyer of an order that it has. */
  pay: (token?: string) => (token ? `/pay?token=${encodeURIComponent(token)}` : '/pay'),
  payAgain: (orderKey: string) => `/pay?key=${encodeURIComponent(orderKey)}`,
  payStart: () => '/pay/start',
  /** The call of a request. */
  requestBooking: () => '/request/booking',
  orderBuyer: () => '/order/buyer',
  deskContent: (part?: string) => (part ? `/desk/content/${part}` : '/desk/content'),
  deskRelease: (id: string) => `/desk/content/release/${id}`,
  deskIssue: (id: string) => `/desk/newsletter?issue=${encodeURIComponent(id)}`,
  /** The page that sends it. */
  deskIssueSend: (id: string) => `/desk/newsletter/send?issue=${encodeURIComponent(id)}`,
  /** Not below `/desk`, whose pages no one may frame. */
  deskIssuePreview: (id: string) => `/desk-preview?issue=${encodeURIComponent(id)}`,
  deskPaymentLinks: (leadId?: string) => withLead('/desk/payments/links', leadId),
  deskNewPaymentLink: (leadId?: string) => withLead('/desk/payments/links/new', leadId),
  /** The list where the id is empty. */
  deskPaymentLink: (id: string, step?: 'send' | 'withdraw') =>
    ['/desk/payments/links', id, id && step].filter(Boolean).join('/'),
} as const;

function withOf(path: string, of: string | undefined): string {
  return of ? `${path}?of=${encodeURIComponent(of)}` : path;
}

function withLead(path: string, leadId: string | undefined): string {
  return leadId ? `${path}?lead=${encodeURIComponent(leadId)}` : path;
}

/** The way on after signing in, as `readDeskPath` returns it. */
function withNext(path: string, next?: string): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}

/**
 * A page of the desk to go on to after signing in; undefined for anything else, so no link leads elsewhere. Dots, a second
 * slash, backslashes and escapes are in no path of the desk, so the browser cannot read another address into it.
 */
export function readDeskPath(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= DESK_PATH_MAX && DESK_PATH.test(value)
    ? value
    : undefined;
}

const DESK_PATH = /^\/desk(?:\/[\w-]+)*(?:\?[\w.~%&=+-]*)?$/;
const DESK_PATH_MAX = 500;

/** In this header the server tells a page of the desk its own path and query, which the framework does not. */
export const DESK_PATH_HEADER = 'x-desk-path';

/** What a visitor can do with an account; each is posted to its own address. */
export type AccountAction =
  | 'forgot-password'
  | 'reset-password'
  | 'verify-email'
  | 'resend-verification'
  | 'change-password'
  | 'sign-out'
  | 'change-email'
  | 'end-session'
  | 'forget-device'
  | 'sign-out-everywhere'
  | 'delete-account'
  | 'plan-cancel'
  | 'plan-keep'
  | 'plan-automatic-off'
  | 'passkey-offer'
  | 'passkey-add'
  | 'passkey-remove'
  | 'passkey-ask'
  | 'passkey-sign-in';

/** What is posted to the newsletter's pages, each to its own address. */
export type NewsletterAction = 'confirm' | 'unsubscribe';

/** Short names and old addresses, each one hop and permanent (docs/product/routes.md#short-names). */
export const redirects = [
  { source: '/services/local-seo', destination: routes.service('local-seo-optimization'), permanent: true },
  {
    source: '/services/website-design',
    destination: routes.service('custom-website-design'),
    permanent: true,
  },
  { source: '/services/chatbot', destination: routes.service('ai-chatbot-integration'), permanent: true },
  { source: routes.resourcesBlog(), destination: routes.blog(), permanent: true },
  { source: routes.resourcesCareers(), destination: routes.careers(), permanent: true },
  { source: routes.privacy(), destination: routes.policy('privacy-policy'), permanent: true },
  // Folders without a page of their own: the first page in them. It leads to the others.
  { source: '/comparison', destination: routes.comparison('wordpress'), permanent: true },
  { source: '/solutions', destination: routes.smallBusiness(), permanent: true },
  // Browsers and password managers send people here (https://w3c.github.io/webappsec-change-password-url/).
  { source: '/.well-known/change-password', destination: routes.account(), permanent: false },
];

/** The page behind an address: where its short name leads, or the address itself. */
export function resolveRedirect(path: string): string {
  return redirects.find(({ source }) => source === path)?.destination ?? path;
}
