import { PopularSeal } from '@/components/drawings/seal';
import { Shop } from '@/components/drawings/shop';
import { Exhibit } from '@/components/exhibits/exhibit';
import { getProduct } from '@/components/packages/find-product';
import { streetExhibit } from '@/content/exhibits/platform';
import { platformIndex as words } from '@/content/platform-pages';
import { products } from '@/content/products';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import './platform.css';

/** The three products as shops of one street at one scale, each with the question that leads to it and its price. */
export function StreetOfThree() {
  return (
    <Exhibit name="street" className="street-three">
      <ul className="grid gap-x-6 gap-y-8 md:grid-cols-3 md:gap-0">
        {products.map(({ id, title, scene, popular }, index) => (
          <li key={id} className="grid grid-rows-[1fr_auto]">
            <div className="flex items-end justify-center border-b-12 border-b-stone-72" aria-hidden="true">
              {SHOPS[index]?.map(shop => (
                <Shop
                  key={shop}
                  shop={shop}
                  sky={372}
                  className="h-75 [&_svg]:w-auto md:h-[clamp(200px,25vw,390px)]"
                />
              )) ?? (
                <Shop shop={scene} sky={372} className="h-75 [&_svg]:w-auto md:h-[clamp(200px,25vw,390px)]" />
              )}
            </div>
            <a href={routes.platformProduct(id)} className="street-label paper">
              {popular ? <PopularSeal className="absolute top-[-100px] right-[14px] size-[82px]" /> : null}
              <span>{words.choose.items[index]?.title}</span>{' '}
              <b className="block mt-0.5 mb-1 font-display text-lede/[1.35]">{title}</b>{' '}
              <span className="font-bold tabular-nums">
                {formatDollars(getProduct(id).plan.monthlyPrice)}
                {streetExhibit.month}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}

const SHOPS = [['florist'], ['plumber'], ['dentist', 'coffee']] as const;
