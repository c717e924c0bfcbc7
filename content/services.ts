/**
 * The six services of the grid (docs/product/pages.md#catalog). `icon` is a blade sign's mark and `shape` its plate,
 * the same everywhere.
 */
export const services = [
  {
    id: 'custom-website-design',
    title: 'Custom Website Design',
    icon: 'web',
    shape: 'square',
    color: 'enamel',
    description: 'Built for your trade, not from a theme',
  },
  {
    id: 'local-seo-optimization',
    title: 'Local SEO Optimization',
    icon: 'pin',
    shape: 'disc',
    color: 'bottle',
    description: 'Show up on the streets you serve',
  },
  {
    id: 'ai-chatbot-integration',
    title: 'AI Chatbot Integration',
    icon: 'chat',
    shape: 'hexagon',
    color: 'pin',
    description: 'Answers and books after hours',
  },
  {
    id: 'google-business-profile',
    title: 'Google Business Profile',
    icon: 'shop',
    shape: 'shield',
    color: 'terra',
    description: 'Hours, photos, posts and replies',
  },
  {
    id: 'content-marketing',
    title: 'Content Marketing',
    icon: 'pen',
    shape: 'square',
    color: 'plum',
    description: 'Articles your customers search for',
  },
  {
    id: 'analytics-reporting',
    title: 'Analytics Reporting',
    icon: 'bars',
    shape: 'disc',
    color: 'ink',
    description: 'Calls, directions and bookings, monthly',
  },
] as const;
