import { Shop } from '@/components/drawings/shop';
import { PopularSeal } from '@/components/drawings/seal';
import { Exhibit } from '@/components/exhibits/exhibit';
import { getProduct } from '@/components/packages/find-product';
import { platformIndex as words } from '@/content/platform-pages';
import { streetExhibit } from '@/content/exhibits/platform';
import { products } from '@/content/products';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

/** The three products as shops of one street at one scale, each with the question that leads to it and its price. */
export function StreetOfThree() {
  return (
    <Exhibit name="street" className="street-three">
      <ul>
        {products.map(({ id, title, scene, popular }, index) => (
          <li key={id}>
            <div className="street-shops" aria-hidden="true">
              {SHOPS[index]?.map(shop => (
                <Shop key={shop} shop={shop} sky={372} className="street-shop" />
              )) ?? <Shop shop={scene} sky={372} className="street-shop" />}
            </div>
            <a href={routes.platformProduct(id)} className="street-label paper">
              {popular ? <PopularSeal className="street-seal" /> : null}
              <span>{words.choose.items[index]?.title}</span> <b>{title}</b>{' '}
              <span className="street-price">
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
