import { Awning } from '@/components/drawings/awning';
import { Portrait } from '@/components/drawings/portrait';

/** The company's story in one reading column, the founder in her doorway beside it. */
export function Story({ title, paragraphs, founder, role }: StoryProps) {
  return (
    <div className="grid items-start gap-x-[clamp(32px,6vw,96px)] gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div>
        <h2>{title}</h2>
        {paragraphs.map(paragraph => (
          <p key={paragraph} className="mt-5 text-[1.156rem] leading-[1.68]">
            {paragraph}
          </p>
        ))}
      </div>
      <figure className="max-lg:row-start-1 lg:sticky lg:top-[108px]">
        <div className="relative aspect-[1/.86] overflow-hidden rounded-panel bg-rose max-lg:max-w-[420px]">
          <Awning
            stripes={['bottle', 'white']}
            count={7}
            height={46}
            className="absolute -top-0.5 -left-[2%] z-[1] h-[15%] w-[104%]"
          />
          <Portrait
            person="maya"
            className="absolute -bottom-px left-1/2 aspect-square h-[84%] -translate-x-1/2"
          />
        </div>
        <figcaption className="mt-3.5">
          <b className="block font-display text-[1.2rem] font-extrabold">{founder}</b>
          <span className="soft">{role}</span>
        </figcaption>
      </figure>
    </div>
  );
}

type StoryProps = { title: string; paragraphs: readonly string[]; founder: string; role: string };
