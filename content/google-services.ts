import { adsManagement } from './google-services/ads-management';
import { analytics } from './google-services/analytics';
import { apis } from './google-services/apis';
import { businessProfile } from './google-services/business-profile';
import type { GoogleService } from './google-services/google-service';
import { lookerStudio } from './google-services/looker-studio';
import { mapsIntegration } from './google-services/maps-integration';
import { merchant } from './google-services/merchant';
import { payIntegration } from './google-services/pay-integration';
import { searchConsole } from './google-services/search-console';
import { tagManager } from './google-services/tag-manager';
import { training } from './google-services/training';
import { workspace } from './google-services/workspace';
import { youtube } from './google-services/youtube';

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
