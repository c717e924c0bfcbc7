import type { Metadata } from 'next';
import { Island } from '@/components/islands/island';
import { PricingSection } from '@/components/pricing/pricing-section';
import { Closing } from '@/components/sections/closing';
import { FaqSection } from '@/components/sections/faq-section';
import { FiveAnswers } from '@/components/sections/five-answers';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { embeds } from '@/content/embeds';
import { getStarted as words } from '@/content/get-started';
import { plans } from '@/content/plans';
import { questionnaire } from '@/content/questionnaire';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { QuestionnaireForm } from './questionnaire-form.slot';
import { QuestionnaireFrame } from './questionnaire-frame';
import { page } from './record';
import { Signpost } from './signpost';
import { SupportLevels } from './support-levels';

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function GetStartedPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Get Started' }];
  const { paths, levels, faq, demo } = words;
  const hasOwnQuestions = embeds.questionnaire === '';
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <PageHero title={words.heading} lede={words.lede} trail={trail} picture={<Signpost />}>
        <ButtonLink href="#questions">{paths.questionnaire}</ButtonLink>
        <ButtonLink href={routes.contact('consultation')} variant="line">
          {paths.consultation}
        </ButtonLink>
      </PageHero>
      <PricingSection
        plans={plans}
        head={
          <>
            <h2>{words.plans.title}</h2>
            <p className="mt-3 text-lede">{words.plans.lede}</p>
          </>
        }
      />
      <Section ground="mist" id="questions">
        <QuestionnaireFrame
          title={questionnaire.title}
          lede={hasOwnQuestions ? questionnaire.lede : questionnaire.hostedLede}
          call={words.call}
        >
          {hasOwnQuestions ? (
            <QuestionnaireForm />
          ) : (
            <Island
              name="embed"
              src={embeds.questionnaire}
              title={questionnaire.hostedName}
              kind="form"
              shape="h-[720px]"
            />
          )}
        </QuestionnaireFrame>
      </Section>
      <FiveAnswers title={words.answers.title} answers={words.answers.items} />
      <Section ground="mist" id="support-levels">
        <SectionHead
          title={levels.title}
          lede={levels.lede}
          link={{ href: routes.pricing(), label: levels.link }}
        />
        <SupportLevels levels={levels.items} />
      </Section>
      <FaqSection title={faq.title} lede={faq.lede} items={faq.items} />
      <Section as="div" tight>
        <p className="text-lede">
          {demo.text} <TextLink href={routes.landing()}>{demo.label}</TextLink>
        </p>
      </Section>
      <Closing kind="plans" />
    </>
  );
}
