import type { ReactNode } from 'react';
import { AccessibilityToolsPanel } from '@/components/accessibility/accessibility-tools';
import { Island } from '@/components/islands/island';
import { PromoBanner } from '@/components/promotion/banner/promo-banner';
import { OutsidePromotionPage } from '@/components/promotion/outside-promotion-page';
import { PromotionPopup } from '@/components/promotion/popup/promotion-popup';
import { notice } from '@/content/notice';
import type { PromotionWindow } from '@/lib/promotion/window';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { TestingToast } from './testing-toast';

/** The frame of every page: promo banner, sticky header, the page, footer, and the testing toast (`TESTING_NOTICE`, `content/notice.ts`). */
export function SiteShell({ testingNotice, promotion, children }: SiteShellProps) {
  return (
    <>
      <SkipLink />
      <PromoBanner window={promotion} />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <OutsidePromotionPage>
        {testingNotice === 'on' && notice.isShown ? <TestingToast /> : null}
        <PromotionPopup window={promotion} />
      </OutsidePromotionPage>
      <AccessibilityToolsPanel />
      <Island name="consent-bar" />
    </>
  );
}

type SiteShellProps = {
  testingNotice: 'on' | 'off';
  promotion: PromotionWindow;
  children: ReactNode;
};
