import { PopularSeal } from '@/components/drawings/seal';
import { Shop } from '@/components/drawings/shop';
import { Exhibit } from '@/components/exhibits/exhibit';
import { getProduct } from '@/components/packages/find-product';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { productsPage as words } from '@/content/platform-pages';
import { products } from '@/content/products';
import { formatDollars } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';

/** The three products as model shops on one shelf, each with its price on a tag and what is in it below. */
export function TagShelf() {
  return (
    <Exhibit name="shelf" className="tag-shelf">
      <ul>
        {products.map(product => (
          <li key={product.id}>
            <ShelfModel product={product} />
            <ShelfCard product={product} />
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}

function ShelfModel({ product: { scene, popular, id } }: ShelfProps) {
  const { plan } = getProduct(id);
  return (
    <div className="shelf-model">
      <Shop shop={scene} sky={372} className="shelf-shop" />
      <p className="shelf-tag paper">
        <span>{words.from}</span> <b>{formatDollars(plan.monthlyPrice)}</b> <span>{words.month}</span>{' '}
        <span>{fillText(words.setup, { price: formatDollars(plan.setupPrice) })}</span>
      </p>
      {popular ? <PopularSeal className="shelf-seal" /> : null}
    </div>
  );
}

function ShelfCard({ product: { id, title, description, features, popular } }: ShelfProps) {
  return (
    <div className="shelf-card">
      <h2>{title}</h2>
      <p className="mb-3">{description}</p>
      <ul>
        {features.map(feature => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="shelf-links">
        <ButtonLink href={routes.platformProduct(id)} variant={popular ? 'primary' : 'ink'}>
          {words.learnMore}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <TextLink href={routes.product(id)}>
          {words.factSheet}
          <span className="sr-only">: {title}</span>
        </TextLink>
      </p>
    </div>
  );
}

type ShelfProps = { product: (typeof products)[number] };
