import type { ReactNode } from 'react';
import type { ServiceId } from '@/lib/documents/read-documents';
import { ArticleHands } from './article-hands';
import { ChatbotNight } from './chatbot-night';
import { DoorSigns } from './door-signs';
import { ProfileCard } from './profile-card';
import { RankMonths } from './rank-months';
import { ReportSheets } from './report-sheets';
import { WallCalendar } from './wall-calendar';
import { WebsiteWidths } from './website-widths';

/** The drawing that carries a service page's argument. */
export function ServiceHeroExhibit({ id }: { id: ServiceId }) {
  return EXHIBITS[id]();
}

const EXHIBITS = {
  'custom-website-design': WebsiteWidths,
  'local-seo-optimization': RankMonths,
  'ai-chatbot-integration': ChatbotNight,
  'google-business-profile': ProfileCard,
  'content-marketing': ArticleHands,
  'analytics-reporting': ReportSheets,
  'reputation-management': DoorSigns,
  'social-media': WallCalendar,
} as const satisfies Record<ServiceId, () => ReactNode>;
