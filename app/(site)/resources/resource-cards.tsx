import { BladeSign } from '@/components/drawings/blade-sign';
import type { BladeLook } from '@/components/drawings/blade-sign-drawing';
import { Icon } from '@/components/ui/icon';

/** The four doors of the resources page, two by two, each with its hanging sign. */
export function ResourceCards({ cards }: { cards: readonly ResourceCard[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {cards.map(({ id, title, description, icon, shape, color, cta, link }) => (
        <li
          key={id}
          className="group relative grid grid-cols-[86px_minmax(0,1fr)] items-start gap-x-5 rounded-card bg-card p-6 shadow-lift sm:p-8"
        >
          <BladeSign glyph={icon} shape={shape} colour={color} hung />
          <div className="flex h-full flex-col">
            <h2 className="text-h3 group-hover:text-pin">
              <a href={link} className="after:absolute after:inset-0">
                {title}
              </a>
            </h2>
            <p className="soft mt-2 mb-4">{description}</p>
            <span className="mt-auto inline-flex flex-wrap items-center gap-2.5 font-[650]">
              {cta}
              <Icon
                name="arrow-right"
                className="size-5 transition-transform duration-[260ms] group-hover:translate-x-[5px]"
              />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

type ResourceCard = {
  id: string;
  title: string;
  description: string;
  icon: BladeLook['glyph'];
  shape: BladeLook['shape'];
  color: BladeLook['colour'];
  cta: string;
  link: string;
};
