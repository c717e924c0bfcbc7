import { expect, test } from 'vitest';
import { listPageRecords } from '@/app/(site)/pages';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { readSearchDocuments } from '@/lib/search/documents';
import { createSearch } from '@/lib/search/search';
import { formatDollars } from '@/lib/site/money';

const [basic, , premium] = plans;
const [, , shop] = packages;

// What people type and the result that must stand first, over the site's own texts.
const search = createSearch(readSearchDocuments(listPageRecords()));

const TABLE = {
  'products, services, articles': [
    ['seo', 'product-local-seo-website'],
    ['LOCAL SEO', 'product-local-seo-website'],
    ['local seo optimization', 'service-local-seo-optimization'],
    ['chatbot', 'product-local-seo-website-chatbot'],
    ['premium', 'product-local-seo-website-premium'],
    ['website design', 'service-custom-website-design'],
    ['google business profile', 'service-google-business-profile'],
    ['content marketing', 'service-content-marketing'],
    ['analytics', 'service-analytics-reporting'],
    ['reputation management', 'service-reputation-management'],
    ['social media', 'service-social-media'],
    ['ga4', 'blog-google-analytics-4-for-shop-owners'],
    ['small business seo', 'blog-small-business-seo-guide'],
  ],
  'three letters': [
    ['pri', 'page-pricing'],
    ['ref', 'policy-refund-policy'],
    ['wix', 'comparison-wix'],
    ['cha', 'blog-ai-chatbots-for-small-business'],
  ],
  'typing errors': [
    ['webiste', 'page-platform'],
    ['chatbt', 'product-local-seo-website-chatbot'],
    ['refnud', 'policy-refund-policy'],
    ['acessibility', 'policy-accessibility-policy'],
    ['squarespce', 'comparison-squarespace'],
    ['goggle analytics', 'google-analytics'],
    ['buisness profile', 'service-google-business-profile'],
    ['localseo', 'product-local-seo-website'],
    ['pluming', 'project-odell-and-sons-plumbing'],
    ['portfolo', 'page-portfolio'],
  ],
  plurals: [
    ['refunds', 'policy-refund-policy'],
    ['cookie', 'policy-cookies-policy'],
    ['jobs', 'page-careers'],
    ['backups', 'policy-backup-and-data-retention-policy'],
    ['plumbers', 'project-odell-and-sons-plumbing'],
  ],
  prices: [
    [formatDollars(basic.monthlyPrice), 'page-pricing'],
    [String(basic.setupPrice / 100), 'page-pricing'],
    [formatDollars(basic.setupPrice), 'page-pricing'],
    [formatDollars(premium.monthlyPrice), 'page-pricing'],
    [formatDollars(shop.price), 'page-checkout'],
    ['price', 'page-pricing'],
    ['how much does it cost', 'page-pricing'],
    ['appointment booking', 'page-pricing'],
    ['discount', 'page-christmas-in-july'],
  ],
  'policy clauses': [
    ['refund policy', 'policy-refund-policy'],
    ['money back guarantee', 'policy-refund-policy'],
    ['july promotion refund', 'policy-refund-policy-the-july-promotion'],
    ['uptime', 'policy-service-level-agreement-policy-uptime'],
    ['service credits', 'policy-service-level-agreement-policy-service-credits'],
    ['sla', 'policy-service-level-agreement-policy'],
    ['chargeback', 'policy-billing-and-payment-policy'],
    ['late fee', 'policy-billing-and-payment-policy'],
    ['gdpr', 'policy-privacy-policy'],
    ['dmca', 'policy-copyright-and-intellectual-property-policy'],
    ['force majeure', 'policy-force-majeure-policy'],
    ['abandonment', 'policy-project-abandonment-policy'],
    ['vulnerability', 'policy-vulnerability-disclosure-policy'],
    ['unsubscribe', 'policy-email-marketing-service-terms'],
    ['terms and conditions', 'policy-terms-of-service'],
    ['T&C', 'policy-terms-of-service'],
  ],
  trades: [
    ['plumber', 'project-odell-and-sons-plumbing'],
    ['dentist', 'project-bright-row-dental'],
    ['florist', 'project-fern-and-twine'],
    ['barber', 'project-marlow-barber'],
    ['mechanic', 'project-tully-auto-repair'],
    ['roofer', 'project-ridgeline-roofing'],
    ['yoga studio', 'project-harbor-yoga-room'],
    ['accountant', 'project-quill-and-ledger'],
    ['restaurant', 'project-nonna-bea'],
  ],
  'Google tools and comparisons': [
    ['google analytics', 'google-analytics'],
    ['tag manager', 'google-tag-manager'],
    ['search console', 'google-search-console'],
    ['youtube', 'google-youtube'],
    ['wordpress', 'comparison-wordpress'],
    ['shopify', 'comparison-shopify'],
    ['seo firm', 'comparison-seo-firm'],
    ['freelance developer', 'comparison-developer'],
  ],
  'questions and pages': [
    ['how long does a website take', 'faq-home-1'],
    ['do i own my website', 'faq-home-3'],
    ['can i cancel', 'faq-pricing-5'],
    ['contact', 'page-contact'],
    ['phone number', 'page-contact'],
    ['opening hours', 'page-contact'],
    ['team', 'page-team'],
    ['Maya Corwin', 'page-team'],
    ['testimonials', 'page-reviews'],
    ['login', 'page-sign-in'],
    ['circle community', 'page-resources-community'],
    ['process', 'page-products-local-seo-website-process'],
  ],
} as const;

test.each(
  Object.entries(TABLE).flatMap(([group, rows]) => rows.map(([query, first]) => ({ group, query, first }))),
)('$group: $query', ({ query, first }) => {
  expect(search(query).results[0]?.id).toBe(first);
});

test.each(['C++', '<b>', 'T&C'])('a letter of %s finds only pages that have it as a word', query => {
  expect(search(query).results.length).toBeLessThan(20);
});

test('the table has at least sixty queries, none twice', () => {
  const queries = Object.values(TABLE).flatMap(rows => rows.map(([query]) => query.toLowerCase()));
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(60);
});
