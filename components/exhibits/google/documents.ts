import type { ReactElement } from 'react';
import type { GoogleServiceId } from '@/content/google-services/google-service';
import { AdCoins } from './ad-coins';
import { AnalyticsReport } from './analytics-report';
import { ApiCords } from './api-cords';
import { DepositReceipt } from './deposit-receipt';
import type { DocumentProps } from './document';
import { FooterMaps } from './footer-maps';
import { OwnerList } from './owner-list';
import { PriceShelf } from './price-shelf';
import { ProfileProofs } from './profile-proofs';
import { SearchListSheet } from './search-list';
import { SpamEmail } from './spam-email';
import { Storyboard } from './storyboard';
import { TagDrawer } from './tag-drawer';
import { ThreePapers } from './three-papers';

/** What lies on the desk of each tool's page. */
export const googleDocuments: Record<GoogleServiceId, (props: DocumentProps) => ReactElement> = {
  analytics: AnalyticsReport,
  'search-console': SearchListSheet,
  'tag-manager': TagDrawer,
  'business-profile': ProfileProofs,
  workspace: SpamEmail,
  'ads-management': AdCoins,
  youtube: Storyboard,
  'looker-studio': ThreePapers,
  apis: ApiCords,
  'maps-integration': FooterMaps,
  'pay-integration': DepositReceipt,
  merchant: PriceShelf,
  training: OwnerList,
};
