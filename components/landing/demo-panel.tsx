import { Embed } from '@/components/embeds/embed';
import { ServicePicture } from '@/components/catalogue/pictures/service-picture';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { embeds } from '@/content/embeds';
import { landing } from '@/content/landing-page';
import { routes } from '@/lib/routes';

/** What takes the form's place: that it has arrived, and the demo. */
export function DemoPanel({ success }: { success: { title: string; message: string } }) {
  return (
    <>
      <h3 className="flex items-center gap-3 text-[1.6rem]">
        <Icon name="circle-check" className="size-7 text-ok" />
        {success.title}
      </h3>
      <p data-thanks-message className="mt-2">
        {success.message}
      </p>
      <Demo />
    </>
  );
}

/** The demo itself, drawn in four pictures with their words, and the ways on from it. */
export function Demo() {
  const { film, scenes, waiting } = landing.after;
  return (
    <>
      {embeds.demoVideo === '' ? (
        <DrawnDemo film={film} scenes={scenes} />
      ) : (
        <Embed src={embeds.demoVideo} title={film} />
      )}
      <p className="mt-5">
        {waiting.text} <TextLink href={routes.contact(waiting.inquiry)}>{waiting.label}</TextLink>
      </p>
      <p className="mt-2">
        {landing.process.text} <TextLink href={routes.process()}>{landing.process.label}</TextLink>
      </p>
    </>
  );
}

function DrawnDemo({ film, scenes }: Pick<typeof landing.after, 'film' | 'scenes'>) {
  return (
    <section
      aria-label={film}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative mt-6 overflow-x-auto rounded-card bg-mist p-4 sm:p-6"
    >
      <ol className="flex snap-x gap-5">
        {scenes.map(({ picture, title, text }) => (
          <li key={title} className="flex w-[min(88%,420px)] flex-none snap-start flex-col gap-4">
            <ServicePicture name={picture} />
            <div className="sm:mt-auto">
              <p className="font-display text-[1.15rem] leading-snug font-bold">{title}</p>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
