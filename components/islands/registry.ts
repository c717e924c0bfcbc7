import type { Islands } from '#engine/page';

/**
 * Every part of the site that holds state or answers a visitor: its component, and when it wakes
 * (docs/adding-an-interactive-part.md). The build makes a file of each import, and React comes once, with the first.
 */
export const islands = {
  'accessibility-panel': {
    load: async () => (await import('@/components/accessibility/accessibility-panel')).AccessibilityPanel,
    wake: 'approach',
  },
  'accessibility-widget': {
    load: async () => (await import('@/components/accessibility/widget-button')).WidgetButton,
    wake: 'approach',
  },
  assistant: {
    load: async () => (await import('@/components/assistant/assistant')).Assistant,
    wake: 'visible',
  },
  carousel: {
    load: async () => (await import('@/components/reviews/carousel')).Carousel,
    wake: 'approach',
  },
  checkout: {
    load: async () => (await import('@/components/checkout/checkout-flow')).CheckoutFlow,
    wake: 'idle',
  },
  'checkup-form': {
    load: async () => (await import('@/components/checkup/checkup-form')).CheckupForm,
    wake: 'approach',
  },
  'checkup-progress': {
    load: async () => (await import('@/components/checkup/progress')).CheckupProgress,
    wake: 'visible',
  },
  'consent-bar': {
    load: async () => (await import('@/components/consent/consent-bar')).ConsentBar,
    wake: 'approach',
  },
  'cookie-choices': {
    load: async () => (await import('@/components/consent/cookie-choices-button')).CookieChoicesButton,
    wake: 'approach',
  },
  'cost-slider': {
    load: async () => (await import('@/components/comparison/charts/cost-slider')).CostSlider,
    wake: 'approach',
  },
  'copy-link': {
    load: async () => (await import('@/components/checkup/copy-link')).CopyLink,
    wake: 'approach',
  },
  countdown: {
    load: async () => (await import('@/components/promotion/countdown')).Countdown,
    wake: 'visible',
  },
  embed: {
    load: async () => (await import('@/components/embeds/embed')).Embed,
    wake: 'approach',
  },
  'auth-form': {
    load: async () => (await import('@/components/account/auth-form')).AuthForm,
    wake: 'approach',
  },
  film: {
    load: async () => (await import('@/components/embeds/film')).Film,
    wake: 'approach',
  },
  'fold-button': {
    load: async () => (await import('@/components/packages/fold-button')).FoldButton,
    wake: 'approach',
  },
  'header-menu': {
    load: async () => (await import('@/components/shell/header-menu')).HeaderMenu,
    wake: 'approach',
  },
  'header-search': {
    load: async () => (await import('@/components/search/header-search')).HeaderSearch,
    wake: 'approach',
  },
  'hosted-policy': {
    load: async () => (await import('@/components/documents/hosted-policy')).HostedPolicy,
    wake: 'approach',
  },
  'lead-form': {
    load: async () => (await import('@/components/forms/lead-form')).LeadForm,
    wake: 'approach',
  },
  'package-builder': {
    load: async () => (await import('@/components/packages/package-builder')).PackageBuilder,
    wake: 'visible',
  },
  'password-form': {
    load: async () => (await import('@/components/account/password-form')).PasswordForm,
    wake: 'approach',
  },
  'print-button': {
    load: async () => (await import('@/components/checkout/print-button')).PrintButton,
    wake: 'approach',
  },
  'project-filter': {
    load: async () => (await import('@/components/portfolio/project-filter')).ProjectFilter,
    wake: 'approach',
  },
  // By page-script/popup-timer.ts, shortly before it opens.
  'promotion-popup': {
    load: async () => (await import('@/components/promotion/popup/popup-dialog')).PopupDialog,
    wake: 'approach',
  },
  questionnaire: {
    load: async () => (await import('@/components/questionnaire/questionnaire')).Questionnaire,
    wake: 'idle',
  },
  reveal: {
    load: async () => (await import('@/components/promotion/reveal')).Reveal,
    wake: 'approach',
  },
  'review-text': {
    load: async () => (await import('@/components/reviews/review-text')).ReviewText,
    wake: 'approach',
  },
  'rotating-carousel': {
    load: async () => (await import('@/components/reviews/carousel')).Carousel,
    wake: 'visible',
  },
  'search-results': {
    load: async () => (await import('@/components/search/search-results')).SearchResults,
    wake: 'idle',
  },
} as const satisfies Islands;
