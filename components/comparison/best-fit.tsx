import { Illustration } from '@/components/drawings/illustration';
import type { Choice } from '@/content/comparisons/comparison';

/** For whom the other one is right, and for whom we are: each behind its door. */
export function BestFit({ competitor, agency }: { competitor: Choice; agency: Choice }) {
  return (
    <div className="doors">
      <Door choice={competitor} picture="comparison/workshop-door" className="bg-marigold-soft" />
      <Door choice={agency} picture="comparison/shop-door" className="bg-mint" />
    </div>
  );
}

function Door({ choice, picture, className }: { choice: Choice; picture: string; className: string }) {
  return (
    <div className={className}>
      <div className="door-picture">
        <Illustration name={picture} />
      </div>
      <div>
        <h3>{choice.title}</h3>
        <ul>
          {choice.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
