import { Face } from '@/components/company/face';
import { Board } from '@/components/ui/board';
import type { Person } from '@/content/person';

/**
 * The workshop's wall: the values as painted boards of one size, whose letters take the width that each word leaves
 * them, and the founder at the bench under them.
 */
export function ValueWall({ title, values, founder, role }: ValueWallProps) {
  return (
    <div className="items-end overflow-hidden rounded-panel bg-rose forced-colors:border md:max-lg:grid md:max-lg:grid-cols-[1.1fr_1fr]">
      <div className="p-inset max-md:pb-0 lg:pb-0">
        <h2>{title}</h2>
        <ul className="mt-7 grid gap-7">
          {values.map(({ name, line }) => (
            <li key={name} className="@container">
              <h3>
                <span className="block text-[14.4cqw] leading-none">
                  <Board text={name} caps />
                </span>
              </h3>
              <p className="mt-3.5">{line}</p>
            </li>
          ))}
        </ul>
      </div>
      <figure>
        <Face
          person={founder}
          sizes="340px"
          isDecorative
          frame="relative mx-auto mt-6 aspect-square w-[min(74%,340px)]"
          portraitClass="size-full"
        />
        <figcaption className="border-t-[10px] border-wood-66 bg-wood-45 px-inset pt-4 pb-5 text-white">
          <b className="block font-display text-label font-extrabold">{founder.name}</b>
          {role}
        </figcaption>
      </figure>
    </div>
  );
}

type ValueWallProps = {
  title: string;
  values: readonly { name: string; line: string }[];
  founder: Pick<Person, 'name' | 'photo' | 'portrait'>;
  role: string;
};
