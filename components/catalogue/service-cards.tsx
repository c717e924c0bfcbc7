import { BladeSign } from '@/components/drawings/blade-sign';
import { Icon } from '@/components/ui/icon';
import type { ServiceSummary } from '@/lib/documents/read-services';
import { routes } from '@/lib/routes';

/** Services as cards, each with its hanging sign, each a link to its page. */
export function ServiceCards({ services }: { services: readonly ServiceSummary[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      {services.map(({ id, title, description, icon, shape, color }) => (
        <li
          key={id}
          className="group relative grid grid-cols-[86px_minmax(0,1fr)] items-start gap-x-5 rounded-card bg-card p-6 shadow-lift sm:p-7"
        >
          <BladeSign glyph={icon} shape={shape} colour={color} hung />
          <div className="flex h-full flex-col">
            <h2 className="text-h3 group-hover:text-pin">
              <a href={routes.service(id)} className="after:absolute after:inset-0">
                {title}
              </a>
            </h2>
            <p className="soft mt-2 mb-4">{description}.</p>
            <Icon
              name="arrow-right"
              className="mt-auto size-6 transition-transform group-hover:translate-x-[5px]"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
