import type { ReactNode } from 'react';
import { StreetCrop } from '@/components/drawings/street-crop';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/content/site';

/** The questions on a card at the left; a tall piece of the street with another way to reach us at the right. */
export function QuestionnaireFrame({ title, lede, call, children }: QuestionnaireFrameProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1.35fr_1fr]">
      <div className="rounded-card bg-card p-inset shadow-shelf sm:rounded-panel">
        <h2 className="text-figure">{title}</h2>
        <p data-until-sent="questionnaire-form" className="soft mt-2 mb-7">
          {lede}
        </p>
        {children}
      </div>
      <div className="relative flex flex-col overflow-hidden rounded-card bg-sky sm:rounded-panel lg:sticky lg:top-[108px] lg:max-h-[660px]">
        <div className="p-inset">
          <h2 className="text-h3">{call.title}</h2>
          <p className="mt-2">{call.text}</p>
          <p className="mt-4 text-lede">
            <TextLink href={site.phone.href}>{site.phone.display}</TextLink>
            <span className="soft block text-small whitespace-nowrap">{site.hours.text}</span>
          </p>
        </div>
        <StreetCrop
          plan={['florist', 'plumber', 'coffee']}
          pin="plumber"
          sky={450}
          align="xMidYMax meet"
          className="-mx-4 h-[280px] sm:mx-0 sm:h-[340px] lg:h-auto lg:flex-1"
        />
      </div>
    </div>
  );
}

type QuestionnaireFrameProps = {
  title: string;
  lede: string;
  call: { title: string; text: string };
  children: ReactNode;
};
