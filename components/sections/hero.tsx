import { StreetScene } from '@/components/drawings/street-scene';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { Avatar } from '@/components/ui/avatar';
import { Button, ButtonLink } from '@/components/ui/button';
import { HoldPaint } from '@/components/ui/hold-paint';
import { Icon } from '@/components/ui/icon';
import { Stars } from '@/components/ui/stars';
import type { Sourced } from '@/content/provenance';
import { boardWords } from './board-words';
import { RotatingBoard, type Headline } from './rotating-board';

/** The top of the home page: the board, what we do, and the street with the pin on one of its doors. */
export function Hero({ words, text, packages, videoDialog, stats }: HeroProps) {
  const fitted = boardWords(words);
  const [first] = fitted;
  return (
    <section className="hero-sky relative overflow-hidden">
      <div className="wrap relative z-[2] grid items-end lg:max-xl:items-center gap-x-14 gap-y-6 pt-inset lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        {first ? (
          <RotatingBoard words={JSON.stringify(fitted)} first={first} headline={text.headline} />
        ) : null}
        <div className="min-w-0 lg:pb-3.5">
          <p className="text-lede">{text.lede}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <ButtonLink href={packages}>See Our Local Packages</ButtonLink>
            <Button variant="line" command="show-modal" commandfor={videoDialog} className="pl-[1em]">
              <span className="-ml-1.5 grid size-[30px] place-items-center rounded-full bg-ink text-paper">
                <Icon name="play" className="size-3.5 fill-current" />
              </span>
              How We Support Your Business
            </Button>
          </div>
          <Proof text={text} stats={stats} />
        </div>
      </div>
      <HoldPaint after="board" />
      <div className="relative z-[1] mt-[58px] max-sm:mt-11 lg:mt-3">
        <StreetScene
          pin="plumber"
          drop
          label={text.streetLabel}
          className="h-[244px] sm:h-[clamp(340px,28vw,640px)]"
        />
        <PinCallout />
      </div>
    </section>
  );
}

function Proof({ text, stats }: Pick<HeroProps, 'text' | 'stats'>) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-small leading-[1.4]">
      <span className="flex">
        {FACES.map(({ person, ground }) => (
          <span key={person} className="-ml-2 rounded-full ring-3 ring-sky first:ml-0">
            <Avatar name={person} person={person} ground={ground} className="size-[40px] xl:size-[46px]" />
          </span>
        ))}
      </span>
      <p>
        <b className="block">{text.served}</b> <Stars rating={stats.averageRating} />{' '}
        <span className="inline-block">{text.rating}</span> <SampleTagOf item={stats} />
      </p>
    </div>
  );
}

const FACES = [
  { person: 'marta', ground: 'bg-rose' },
  { person: 'devon', ground: 'bg-marigold' },
  { person: 'nonna', ground: 'bg-mint' },
  { person: 'ray', ground: 'bg-sky-deep' },
] as const;

type HeroProps = {
  words: readonly string[];
  text: { headline: Headline; lede: string; served: string; rating: string; streetLabel: string };
  packages: string;
  videoDialog: string;
  stats: Sourced & { averageRating: number };
};

/** What the map says about the pinned shop. It hangs on the pin itself, which stands at the middle of the scene. */
function PinCallout() {
  return (
    <div
      className="pin-callout absolute z-3 left-[calc(50%_+_52px)] top-0 min-w-54 py-3 px-4 rounded-card bg-card shadow-(--shadow-lift) text-small/[1.35] max-md:hidden"
      aria-hidden="true"
    >
      <b className="block text-body font-[750]">Odell & Sons Plumbing</b>
      <Stars rating={5} /> 4.9 (212) <br />
      <span className="font-[650] text-ok">Open now</span> · 0.3 mi away
    </div>
  );
}
