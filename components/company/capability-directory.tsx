import { BladeSign } from '@/components/drawings/blade-sign';
import type { BladeLook } from '@/components/drawings/blade-sign-drawing';
import { Icon } from '@/components/ui/icon';

/** What we can do, as the directory in a hallway: plate, name, what it covers, and an arrow to its page. */
export function CapabilityDirectory({ cards }: { cards: readonly Capability[] }) {
  return (
    <ul className="grid gap-x-[clamp(28px,5vw,72px)] border-t-2 border-ink lg:grid-cols-2">
      {cards.map(({ id, title, text, sign, href }) => (
        <li
          key={id}
          className="group relative grid grid-cols-[52px_minmax(0,1fr)_22px] items-start gap-x-5 border-b border-line py-7"
        >
          <BladeSign {...sign} className="size-[52px]" />
          <div>
            <h3>
              <a href={href} className="after:absolute after:inset-0 group-hover:text-pin">
                {title}
              </a>
            </h3>
            <p className="soft mt-2">{text}</p>
          </div>
          <Icon
            name="arrow-right"
            className="mt-1 size-5 transition-transform duration-[260ms] ease-settle group-hover:translate-x-[5px]"
          />
        </li>
      ))}
    </ul>
  );
}

type Capability = { id: string; title: string; text: string; sign: BladeLook; href: string };
