import { Shop } from '@/components/drawings/shop';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** The screen for a project that does not exist. */
export function ProjectNotFound({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="grid items-end gap-8 overflow-hidden rounded-panel bg-sky px-[clamp(24px,4vw,64px)] pt-[clamp(36px,5vw,72px)] lg:grid-cols-[1.1fr_1fr]">
          <div className="pb-[clamp(24px,5vw,72px)]">
            <h1>{title}</h1>
            <p className="mt-4 mb-6 text-lede">{text}</p>
            <ButtonLink href={routes.portfolio()}>{link}</ButtonLink>
          </div>
          <Shop shop="vacant" className="mx-auto h-[280px] w-full max-w-[330px]" />
        </div>
      </div>
    </section>
  );
}
