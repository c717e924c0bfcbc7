import { FilmTranscript } from '@/components/embeds/film-transcript';
import { Island } from '@/components/islands/island';
import { TextLink } from '@/components/ui/text-link';
import { embeds } from '@/content/embeds';
import { films } from '@/content/film';
import { landing } from '@/content/landing-page';
import { routes } from '@/lib/site/routes';

/** The demo itself, a configured video or else our own film, and the ways on from it. */
export function Demo() {
  const { film, waiting } = landing.after;
  return (
    <>
      {embeds.demoVideo === '' ? <OwnFilm /> : <Island name="embed" src={embeds.demoVideo} title={film} />}
      <p className="mt-5">
        {waiting.text} <TextLink href={routes.contact(waiting.inquiry)}>{waiting.label}</TextLink>
      </p>
      <p className="mt-2">
        {landing.process.text} <TextLink href={routes.process()}>{landing.process.label}</TextLink>
      </p>
    </>
  );
}

function OwnFilm() {
  const { label, width, height } = films.demo;
  return (
    <div className="mt-6 max-w-[960px]">
      <div className="overflow-hidden rounded-card">
        <Island name="film" film="demo" label={label} width={width} height={height} />
      </div>
      <p className="soft mt-3">{landing.after.own}</p>
      <FilmTranscript film={films.demo} />
    </div>
  );
}
