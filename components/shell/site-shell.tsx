import type { ReactNode } from 'react';
import { AccessibilityToolsPanel } from '@/components/accessibility/accessibility-tools';
import { SiteAnalytics } from '@/components/analytics/site-analytics';
import { PromoBanner } from '@/components/promotion/banner/promo-banner';
import { PromotionPopup } from '@/components/promotion/popup/promotion-popup';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { TestingToast } from './testing-toast';

/** What every page stands in: promo banner, sticky header, the page, footer, and the testing toast. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PromoBanner />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <TestingToast />
      <AccessibilityToolsPanel />
      <PromotionPopup />
      <SiteAnalytics />
    </>
  );
}
