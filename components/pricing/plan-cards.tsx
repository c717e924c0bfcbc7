import { Icon } from '@/components/ui/icon';
import { planPromises } from '@/content/guarantees';
import '@/components/ui/phone-strip.css';
import { PlanCard, type Plan, type PlanLook } from './plan-card';

/** The plans standing on the pavement, which ends the sky section that holds them. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <>
      <div className="wrap">
        <div className="phone-strip grid items-end gap-6 max-sm:items-stretch lg:grid-cols-[1fr_1.1fr_1fr]">
          {plans.map((plan, index) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              look={plan.highlighted ? POPULAR : (LOOKS[index % LOOKS.length] ?? POPULAR)}
            />
          ))}
        </div>
      </div>
      <div className="pavement">
        <ul className="wrap flex flex-wrap gap-x-7 gap-y-2 pt-6 pb-6 max-sm:py-4 text-small font-[550]">
          {planPromises.map(promise => (
            <li key={promise} className="inline-flex items-center gap-2">
              <Icon name="check" className="size-[18px] text-ok" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const POPULAR: PlanLook = {
  sign: 'bg-pin-fixed font-stretch-[125%] text-white',
  stripes: ['marigold', 'white'],
};
const LOOKS: readonly PlanLook[] = [
  { sign: '', stripes: ['red', 'white'] },
  { sign: 'font-stretch-[112%]', stripes: ['bottle', 'white'] },
  { sign: 'font-stretch-[92%]', stripes: ['enamel', 'white'] },
];
