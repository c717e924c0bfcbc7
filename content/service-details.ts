import { aiChatbotIntegration } from '@/content/service-details/ai-chatbot-integration';
import { analyticsReporting } from '@/content/service-details/analytics-reporting';
import { contentMarketing } from '@/content/service-details/content-marketing';
import { customWebsiteDesign } from '@/content/service-details/custom-website-design';
import { googleBusinessProfile } from '@/content/service-details/google-business-profile';
import { localSeoOptimization } from '@/content/service-details/local-seo-optimization';
import { reputationManagement } from '@/content/service-details/reputation-management';
import { socialMedia } from '@/content/service-details/social-media';

/**
 * The long text of each service page: six services and two ancillary ones. Figures are written as `<Fact name="…"/>`
 * and filled in when the page is built, as in the policies. `month` is the first month, step by step.
 */
export const serviceDetails = [
  customWebsiteDesign,
  localSeoOptimization,
  aiChatbotIntegration,
  googleBusinessProfile,
  contentMarketing,
  analyticsReporting,
  reputationManagement,
  socialMedia,
] as const;

/** Services of their own outside the six cards: in the menu and the footer (docs/product/routes.md#pages). */
export const ancillaryServices = [
  {
    id: 'reputation-management',
    title: 'Reputation Management',
    icon: 'star',
    shape: 'hexagon',
    color: 'bottle',
    description: 'Ask for reviews, answer every one',
  },
  {
    id: 'social-media',
    title: 'Social Media',
    icon: 'people',
    shape: 'disc',
    color: 'enamel',
    description: 'Posts your regulars will read',
  },
] as const;
