import { BladeSign } from '@/components/drawings/blade-sign';
import { Icon } from '@/components/ui/icon';
import { servicePages } from '@/content/service-pages';
import type { ServiceSummary } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';
import './service-cards.css';

const { each } = servicePages;

/** Services as painted walls, on each its hanging sign, what it includes and costs, and a link to its page. `wide` puts two in a row. */
export function ServiceCards({ services, wide = false }: ServiceCardsProps) {
  return (
    <ul className={`sign-walls grid gap-6 sm:grid-cols-2 ${wide ? '' : 'xl:grid-cols-3'}`}>
      {services.map(({ id, title, description, icon, shape, color }) => (
        <li
          key={id}
          className={`group relative grid grid-cols-[108px_minmax(0,1fr)] overflow-hidden rounded-card bg-card shadow-lift forced-colors:border ${wide ? 'sm:max-xl:grid-cols-1 xl:grid-cols-[260px_minmax(0,1fr)]' : 'sm:grid-cols-1'} sm:grid-rows-[auto_1fr]`}
        >
          <div className="sign-wall grid place-items-center px-2 py-4 sm:px-6 sm:pt-6 sm:pb-12">
            <BladeSign
              glyph={icon}
              shape={shape}
              color={color}
              hung
              className="h-[108px] w-[92px] sm:h-[176px] sm:w-[150px]"
            />
          </div>
          <div
            className={`grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2 p-4 leading-snug max-[23em]:p-3 sm:p-6 ${wide ? 'sm:max-xl:content-start' : 'sm:content-start'}`}
          >
            <h2 className="text-h3 group-hover:text-pin">
              <a href={routes.service(id)} className="after:absolute after:inset-0">
                {title}
              </a>
            </h2>
            <p className="soft mt-1.5">{description}.</p>
            <Icon
              name="arrow-right"
              className="col-start-2 row-span-2 row-start-1 size-6 transition-transform max-[23em]:invisible max-[23em]:w-0 group-hover:translate-x-[5px]"
            />
            {/* Above the link, which covers the sign. */}
            <details className="relative z-[1] col-span-2 mt-2">
              <summary className="inline-flex min-h-11 items-center gap-3 text-small font-semibold hover:text-pin">
                <span className="plus" aria-hidden="true" />
                {each.fold}
                <span className="sr-only">: {title}</span>
              </summary>
              <p className="soft mt-2 text-small">{each.texts[id]}</p>
            </details>
          </div>
        </li>
      ))}
    </ul>
  );
}

type ServiceCardsProps = { services: readonly ServiceSummary[]; wide?: boolean };
