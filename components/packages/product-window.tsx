import { StreetCrop } from '@/components/drawings/street-crop';
import { PopularSeal } from '@/components/drawings/seal';
import type { ShopId } from '@/components/drawings/street';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { TickList } from '@/components/ui/tick-list';
import { productsPage } from '@/content/platform-pages';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';

/** A product as a shop window: its street behind glass, what is in it, its price, and two ways to read on. */
export function ProductWindow({ product, plan, look }: ProductWindowProps) {
  const { id, title, description, features, popular, scene } = product;
  return (
    <article
      className={`relative grid rounded-panel bg-card shadow-lift ${look.wide ? 'lg:col-span-2 lg:grid-cols-[1.12fr_1fr]' : 'content-start'}`}
    >
      {popular ? <PopularSeal className="absolute -top-6 right-4 z-[2] size-[92px] sm:-right-3" /> : null}
      <div
        className={`relative m-3 overflow-hidden rounded-card after:pointer-events-none after:absolute after:inset-0 after:rounded-card after:shadow-[inset_0_0_0_1.5px_var(--color-line)] ${look.ground} ${look.frame}`}
      >
        <StreetCrop
          plan={look.street}
          pin={scene}
          sky={450}
          align="xMidYMax slice"
          className="absolute inset-0"
        />
      </div>
      <div className={`flex flex-col p-[clamp(22px,3vw,40px)] ${look.wide ? 'lg:py-10' : 'pt-4!'}`}>
        <h2 className="text-[clamp(1.6rem,1.3rem+1.2vw,2.2rem)]">{title}</h2>
        <p className="soft mt-3 mb-4 text-lede">{description}</p>
        <TickList items={features} />
        <p className="mt-5 mb-6 flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="soft">{productsPage.from}</span>{' '}
          <b className="font-display text-[2.1rem] leading-none font-extrabold tracking-[-0.03em]">
            {formatDollars(plan.monthlyPrice)}
          </b>{' '}
          <span className="soft font-semibold">/month</span>{' '}
          <span className="soft">{productsPage.soldAs.replace('{plan}', plan.name)}</span>
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-7 gap-y-3">
          <ButtonLink href={routes.platformProduct(id)} variant={popular ? 'primary' : 'ink'}>
            {productsPage.learnMore}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          <TextLink href={routes.product(id)}>
            {productsPage.factSheet}
            <span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
    </article>
  );
}

/** `frame` gives the window its size; `wide` lays it beside its text. */
export type WindowLook = { ground: string; street: readonly ShopId[]; frame: string; wide: boolean };

type ProductWindowProps = {
  product: {
    id: string;
    title: string;
    description: string;
    features: readonly string[];
    popular: boolean;
    scene: ShopId;
  };
  plan: { name: string; monthlyPrice: number };
  look: WindowLook;
};
