import { BladeSign } from '@/components/drawings/blade-sign';
import { Icon } from '@/components/ui/icon';
import type { ServiceSummary } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';

/** Services as painted walls, on each its hanging sign, each a link to its page. `wide` puts two in a row. */
export function ServiceCards({ services, wide = false }: ServiceCardsProps) {
  return (
    <ul className={`sign-walls ${wide ? 'sign-walls-wide' : ''}`}>
      {services.map(({ id, title, description, icon, shape, color }) => (
        <li key={id} className="group shadow-lift">
          <div className="sign-wall">
            <BladeSign glyph={icon} shape={shape} color={color} hung className="sign-wall-blade" />
          </div>
          <div className="sign-wall-text">
            <h2 className="text-h3 group-hover:text-pin">
              <a href={routes.service(id)} className="after:absolute after:inset-0">
                {title}
              </a>
            </h2>
            <p className="soft mt-1.5">{description}.</p>
            <Icon name="arrow-right" className="size-6 transition-transform group-hover:translate-x-[5px]" />
          </div>
        </li>
      ))}
    </ul>
  );
}

type ServiceCardsProps = { services: readonly ServiceSummary[]; wide?: boolean };
