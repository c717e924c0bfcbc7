import { products } from '@/content/products';
import { routes } from '@/lib/routes';
import { Icon } from '@/components/ui/icon';
import { PopularSeal } from '@/components/drawings/seal';

/** The questions that lead to a product, each with its door. */
export function Doors({ items }: { items: readonly Door[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {items.map(({ id, title, text }) => {
        const product = products.find(candidate => candidate.id === id);
        return product ? (
          <li
            key={id}
            className="grid items-center gap-x-[clamp(28px,5vw,88px)] gap-y-4 border-b border-line py-8 lg:grid-cols-[1.35fr_.8fr]"
          >
            <div>
              <h3>{title}</h3>
              <p className="soft mt-2 max-w-[40em]">{text}</p>
            </div>
            <a
              href={routes.platformProduct(id)}
              className={`group relative grid grid-cols-[1fr_auto] items-center gap-4 rounded-card bg-card px-6 py-5 shadow-lift ${product.popular ? 'max-lg:mt-6' : ''}`}
            >
              <span>
                <b className="block font-display text-[1.2rem] leading-tight group-hover:text-pin">
                  {product.title}
                </b>{' '}
                <span className="soft text-small">{product.navigationLine}</span>
              </span>
              <Icon
                name="arrow-right"
                className="size-6 transition-transform duration-[260ms] group-hover:translate-x-[5px]"
              />
              {product.popular ? <PopularSeal className="absolute -top-9 -right-[12px] size-[72px]" /> : null}
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
}

type Door = { id: string; title: string; text: string };
