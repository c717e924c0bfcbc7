import { Illustration } from '@/components/drawings/illustration';
import type { Choice } from '@/content/comparisons/comparison';

/** For whom the other one is right, and for whom we are: each behind its door. */
export function BestFit({ competitor, agency }: { competitor: Choice; agency: Choice }) {
  return (
    <div className="doors grid gap-6 lg:grid-cols-2">
      <Door choice={competitor} picture="comparison/workshop-door" className="bg-marigold-soft" />
      <Door choice={agency} picture="comparison/shop-door" className="bg-mint" />
    </div>
  );
}

function Door({ choice, picture, className }: { choice: Choice; picture: string; className: string }) {
  return (
    <div className={className}>
      <div className="-mb-(--pad) [&_svg]:w-full dark:[--n:18%] dark:[--b-iron:var(--color-slate-80)]">
        <Illustration name={picture} />
      </div>
      <div>
        <h3 className="mb-2 font-extrabold">{choice.title}</h3>
        <ul className="self-center">
          {choice.items.map(item => (
            <li key={item} className="py-2 leading-[1.4]">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
