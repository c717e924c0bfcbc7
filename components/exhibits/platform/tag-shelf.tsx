import { PopularSeal } from '@/components/drawings/seal';
import { Shop } from '@/components/drawings/shop';
import { Exhibit } from '@/components/exhibits/exhibit';
import { getProduct } from '@/components/packages/find-product';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { products } from '@/content/products';
import { productsPage as words } from '@/content/products-page';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import './platform.css';

/** The three products as model shops on one shelf, each with its price on a tag and what is in it below. */
export function TagShelf() {
  return (
    <Exhibit name="shelf">
      <ul className="grid gap-y-12 min-[64em]:grid-cols-3">
        {products.map(product => (
          <li
            key={product.id}
            className="grid grid-rows-[auto_1fr] sm:max-[64em]:grid-cols-[330px_minmax(0,1fr)] sm:max-[64em]:grid-rows-[auto] sm:max-[64em]:gap-x-4 sm:max-[64em]:gap-y-0"
          >
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
    <div className="relative flex items-end px-4 border-b-20 border-b-(color:--b-wood) min-[64em]:min-h-[330px]">
      <Shop
        shop={scene}
        sky={372}
        className="w-[75%] sm:w-[56%] [&>svg]:h-auto [&>svg]:max-h-[290px] [&>svg]:overflow-visible"
      />
      <p className="shelf-tag relative grid mb-[70px] ml-4 pt-8 px-4 pb-4 rounded-t-panel rounded-b-edge leading-[1.3] shadow-hung -rotate-2 paper">
        <span>{words.from}</span>{' '}
        <b className="font-display text-title/[1.05] font-extrabold">{formatDollars(plan.monthlyPrice)}</b>{' '}
        <span>{words.month}</span>{' '}
        <span>{fillText(words.setup, { price: formatDollars(plan.setupPrice) })}</span>
      </p>
      {popular ? <PopularSeal className="absolute right-[6px] bottom-[3px] size-16" /> : null}
    </div>
  );
}

function ShelfCard({ product: { id, title, description, features, popular } }: ShelfProps) {
  return (
    <div className="flex flex-col pt-6 px-4">
      <h2 className="mb-2 text-name">{title}</h2>
      <p className="mb-3">{description}</p>
      <ul className="grid gap-1 mb-6 pl-[1.1em] list-[square] leading-[1.4]">
        {features.map(feature => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2 items-center mt-auto">
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
