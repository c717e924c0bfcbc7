import { Shop } from '@/components/drawings/shop';
import { ButtonLink } from '@/components/ui/button';
import { productLabels } from '@/content/platform-pages';
import { routes } from '@/lib/routes';

/** The screen for a product that does not exist (document 1 §8). */
export function ProductNotFound() {
  const { title, text, link } = productLabels.notFound;
  return (
    <section className="sec">
      <div className="wrap">
        <div className="grid items-end gap-8 overflow-hidden rounded-panel bg-sky px-[clamp(24px,4vw,64px)] pt-[clamp(36px,5vw,72px)] lg:grid-cols-[1.1fr_1fr]">
          <div className="pb-[clamp(24px,5vw,72px)]">
            <h1>{title}</h1>
            <p className="mt-4 mb-6 text-lede">{text}</p>
            <ButtonLink href={routes.products()}>{link}</ButtonLink>
          </div>
          <Shop shop="vacant" className="mx-auto h-[280px] w-full max-w-[330px]" />
        </div>
      </div>
    </section>
  );
}
