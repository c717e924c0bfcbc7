import { CallAndFaq } from '@/components/exhibits/services/call-and-faq';
import { ChatbotDrawers } from '@/components/exhibits/services/chatbot-drawers';
import { ExhibitHero } from '@/components/exhibits/services/exhibit-hero';
import { FirstMonth } from '@/components/exhibits/services/first-month';
import { ServiceChart } from '@/components/exhibits/services/service-chart';
import { ServiceHeroExhibit } from '@/components/exhibits/services/service-hero-exhibit';
import { TagRail, type PaperLook } from '@/components/exhibits/services/tag-rail';
import { PriceTag } from '@/components/sections/price-tag';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { serviceCharts } from '@/content/exhibits/service-charts';
import { servicePages } from '@/content/service-pages';
import type { ServicePage } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';

/** One service: its exhibit, what it includes and costs, one chart, the first month, and the questions beside the offer of a call. */
export function ServiceDetail({ service, trail }: { service: ServicePage; trail: Crumb[] }) {
  const { labels } = servicePages;
  const call = { href: routes.contact('consultation'), label: labels.bookCall };
  const tag = <PriceTag cost={service.answers.cost} />;
  return (
    <>
      <ExhibitHero
        title={service.heading}
        lede={service.fullDescription}
        trail={trail}
        ground={GROUNDS[service.id]}
        buttons={
          <>
            <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
            <ButtonLink href={call.href} variant="line">
              {call.label}
            </ButtonLink>
          </>
        }
      >
        <ServiceHeroExhibit id={service.id} />
      </ExhibitHero>
      {service.id === 'ai-chatbot-integration' ? (
        <ChatbotDrawers benefits={service.benefits} tag={tag} />
      ) : (
        <TagRail
          title={labels.benefits}
          lede={<span data-answer="get">{labels.benefitsLede}</span>}
          tags={service.benefits}
          look={PAPERS[service.id]}
          tag={tag}
        />
      )}
      <ServiceChart id={service.id} chart={serviceCharts[service.id]} />
      <FirstMonth month={service.month} reasons={service.reasons} limits={service.limits} />
      <div className="pt-sec">
        <CallAndFaq
          call={service.call}
          faqTitle={labels.faq}
          faqs={service.faqs}
          link={call}
          all={{ href: routes.services(), label: labels.viewAll }}
        />
      </div>
    </>
  );
}

/** No two services hang up what they include in the same way; the chatbot has its drawers. */
const PAPERS = {
  'custom-website-design': 'tags-rail',
  'local-seo-optimization': 'tags-cork',
  'ai-chatbot-integration': 'tags-rail',
  'google-business-profile': 'tags-sill',
  'content-marketing': 'tags-ruled',
  'analytics-reporting': 'tags-files',
  'reputation-management': 'tags-slate',
  'social-media': 'tags-tape',
} as const satisfies Record<ServicePage['id'], PaperLook>;

const GROUNDS = {
  'custom-website-design': 'bg-rose pb-head',
  'local-seo-optimization': 'bg-mint',
  'ai-chatbot-integration':
    'bg-night text-white on-dark [&_nav_li]:text-kerb-soft print:bg-transparent print:text-black',
  'google-business-profile': 'bg-sky',
  'content-marketing': 'bg-marigold-soft',
  'analytics-reporting': 'wooden-desk',
  'reputation-management': 'ground-street bg-plum-83 text-ink-fixed dark:bg-plum-31 dark:text-white',
  'social-media': 'bg-slate-85 pb-head text-ink-fixed dark:bg-slate-30 dark:text-white',
} as const satisfies Record<ServicePage['id'], string>;
