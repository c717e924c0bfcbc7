import { facts } from '@/content/facts';
import { products } from '@/content/products';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

/** The header, the menus and the footer (docs/product/routes.md#shell). */
export const platformLinks = products.map(product => ({
  label: product.title,
  line: product.navigationLine,
  href: routes.platformProduct(product.id),
}));

/** One setting (`site.supportCenter`) for every link of this name, but for the card on /resources, which is our own page. */
export const supportCenterLink = { label: 'Support Center', href: site.supportCenter || routes.support() };

export const resourceLinks = [
  { label: 'Circle Community', href: routes.community() },
  { label: 'Blog', href: routes.blog() },
  { label: 'All Resources', href: routes.resources() },
] as const;

/** The Services mega-menu: three lists of four. */
export const serviceGroups = [
  {
    title: 'Websites',
    links: [
      serviceLink(
        'custom-website-design',
        `5 to 15+ pages, typically ${facts.delivery.typicalBusinessDays} business days`,
      ),
      ...products.map(product => ({
        label: product.shortTitle,
        line: product.navigationLine,
        href: routes.platformProduct(product.id),
      })),
    ],
  },
  {
    title: 'Local SEO',
    links: [
      serviceLink('local-seo-optimization', 'Show up on the streets you serve'),
      serviceLink('google-business-profile', 'Hours, photos, posts, replies'),
      {
        label: 'Reputation Management',
        line: 'Ask for reviews, answer every one',
        href: routes.service('reputation-management'),
      },
      { label: 'Google Services', line: 'Analytics, Ads, Merchant, Maps', href: routes.googleServices() },
    ],
  },
  {
    title: 'Ancillary Services',
    links: [
      serviceLink('ai-chatbot-integration', 'Books jobs after closing time'),
      serviceLink('content-marketing', 'Two useful articles a month'),
      serviceLink('analytics-reporting', 'Calls, directions, bookings'),
      { label: 'Social Media', line: 'Posts your regulars will read', href: routes.service('social-media') },
    ],
  },
] as const;

export const footerGroups = [
  {
    title: 'Services',
    links: [
      { label: 'Local SEO', href: '/services/local-seo' },
      { label: 'Website Design', href: '/services/website-design' },
      { label: 'Chatbot', href: '/services/chatbot' },
      { label: 'Reputation Management', href: routes.service('reputation-management') },
      { label: 'Social Media', href: routes.service('social-media') },
      { label: 'Platform', href: routes.platform() },
      { label: 'For small business', href: routes.smallBusiness() },
      { label: 'Pricing', href: routes.pricing() },
    ],
  },
  {
    title: 'Compare',
    links: [
      { label: 'vs WordPress', href: routes.comparison('wordpress') },
      { label: 'vs Shopify', href: routes.comparison('shopify') },
      { label: 'vs Wix', href: routes.comparison('wix') },
      { label: 'vs Squarespace', href: routes.comparison('squarespace') },
      { label: 'vs an SEO firm', href: routes.comparison('seo-firm') },
      { label: 'vs a developer', href: routes.comparison('developer') },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: routes.about() },
      { label: 'Why us', href: routes.whyUs() },
      { label: 'Team', href: routes.team() },
      { label: 'Careers', href: routes.careers() },
      { label: 'Portfolio', href: routes.portfolio() },
      { label: 'Case studies', href: routes.caseStudies() },
      { label: 'Reviews', href: routes.reviews() },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Get Started', href: routes.getStarted() },
      { label: 'Free website checkup', href: routes.checkup() },
      { label: `Ask ${site.name}`, href: routes.ask() },
      { label: 'Contact', href: routes.contact() },
      { label: 'Blog', href: routes.blog() },
      { label: 'Resources', href: routes.resources() },
      { label: 'Community', href: routes.community() },
      { label: 'Terms, policies and notices', href: routes.policies() },
      { label: 'Accessibility policy', href: routes.policy('accessibility-policy') },
      { label: 'Refund policy', href: routes.policy('refund-policy') },
    ],
  },
] as const;

export const legalLinks = [
  { label: 'Terms of Service', href: routes.policy('terms-of-service') },
  { label: 'Privacy policy', href: routes.policy('privacy-policy') },
  { label: 'Cookies policy', href: routes.policy('cookies-policy') },
] as const;

function serviceLink(id: (typeof services)[number]['id'], line: string) {
  const service = services.find(candidate => candidate.id === id);
  return { label: service?.title ?? id, line, href: routes.service(id) };
}
