import { Face } from '@/components/company/face';
import { Awning } from '@/components/drawings/awning';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Person } from '@/content/person';
import type { Sourced } from '@/content/provenance';

/** The founder in the doorway of the shop, with what they say about the job. */
export function Founder({ title, person, quote, line, video, videoDialog, reasonsHref }: FounderProps) {
  return (
    <Section>
      <div className="grid items-center gap-split lg:grid-cols-[.92fr_1.2fr]">
        <div className="relative h-[min(52vw,400px)] overflow-hidden rounded-panel bg-rose lg:aspect-[1/.98] lg:h-auto">
          <Awning
            stripes={['bottle', 'white']}
            count={9}
            height={46}
            className="absolute -top-0.5 -left-[2%] z-[1] h-[clamp(64px,7vw,92px)] w-[104%]"
          />
          <Face
            person={person}
            sizes="(min-width: 64em) 44vw, 88vw"
            isDecorative
            frame="absolute inset-0"
            portraitClass="absolute -bottom-px left-[34%] aspect-square h-[86%] -translate-x-1/2 sm:left-1/2 lg:left-[9%] lg:h-auto lg:w-[82%] lg:translate-x-0"
          />
          <button
            type="button"
            command="show-modal"
            commandfor={videoDialog}
            className="absolute right-4 bottom-4 z-[2] flex items-center gap-3 rounded-button border border-transparent bg-card py-2.5 pr-4 pl-2.5 font-bold text-ink shadow-lift sm:right-[22px] sm:bottom-[22px]"
          >
            <span className="grid size-11 place-items-center rounded-sign bg-pin text-on-pin">
              <Icon name="play" className="size-[18px] fill-current" />
            </span>
            {video.title}
          </button>
        </div>
        <div>
          <h2 className="mb-5 text-name">{title}</h2>
          <figure>
            <blockquote className="font-display text-figure leading-[1.18] max-sm:text-h3 font-[750] tracking-[-0.02em]">
              “{quote}”
            </blockquote>
            <figcaption className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
              <span>
                <b className="block font-display text-label font-extrabold">{person.name}</b>{' '}
                <SampleTagOf item={person} /> <span className="soft">{line}</span>
              </span>
              <TextLink href={reasonsHref}>Why work with us</TextLink>
            </figcaption>
          </figure>
        </div>
      </div>
    </Section>
  );
}

type FounderProps = {
  title: string;
  person: Pick<Person, 'name' | 'photo' | 'portrait'> & Partial<Sourced>;
  quote: string;
  line: string;
  video: { title: string };
  videoDialog: string;
  reasonsHref: string;
};
