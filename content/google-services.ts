import { adsManagement } from '@/content/google-services/ads-management';
import { analytics } from '@/content/google-services/analytics';
import { apis } from '@/content/google-services/apis';
import { businessProfile } from '@/content/google-services/business-profile';
import type { GoogleService } from '@/content/google-services/google-service';
import { lookerStudio } from '@/content/google-services/looker-studio';
import { mapsIntegration } from '@/content/google-services/maps-integration';
import { merchant } from '@/content/google-services/merchant';
import { payIntegration } from '@/content/google-services/pay-integration';
import { searchConsole } from '@/content/google-services/search-console';
import { tagManager } from '@/content/google-services/tag-manager';
import { training } from '@/content/google-services/training';
import { workspace } from '@/content/google-services/workspace';
import { youtube } from '@/content/google-services/youtube';

/** The thirteen pages under /services/google (docs/product/routes.md#pages), in the specified order. */
export const googleServices: readonly GoogleService[] = [
  analytics,
  searchConsole,
  tagManager,
  businessProfile,
  workspace,
  adsManagement,
  youtube,
  lookerStudio,
  apis,
  mapsIntegration,
  payIntegration,
  merchant,
  training,
];
