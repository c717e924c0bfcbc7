import { Icon } from '@/components/ui/icon';
import { facts } from '@/content/facts';
import { PlanCard, type Plan, type PlanLook } from './plan-card';

/** The plans standing on the pavement, which ends the sky section that holds them. */
export function PlanShelf({ plans }: { plans: readonly Plan[] }) {
  return (
    <>
      <div className="wrap grid items-end gap-[22px] lg:grid-cols-[1fr_1.1fr_1fr]">
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            look={plan.highlighted ? POPULAR : (LOOKS[index % LOOKS.length] ?? POPULAR)}
          />
        ))}
      </div>
      <div className="pavement">
        <ul className="wrap flex flex-wrap gap-x-7 gap-y-2 pt-6 pb-[26px] text-[0.975rem] font-[550]">
          {promises().map(promise => (
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

function promises(): string[] {
  return [
    `Typically live in ${facts.delivery.typicalBusinessDays} business days`,
    `${facts.guarantee.satisfactionDays}-day satisfaction guarantee, full refund`,
    `Free support for ${facts.maintenance.freeDaysAfterLaunch} days after launch`,
  ];
}

const POPULAR: PlanLook = {
  ground: 'var(--color-pin-fixed)',
  ink: '#fff',
  stretch: '125%',
  stripes: ['marigold', 'white'],
};
const BOARD = { ground: 'oklch(0.3 0.062 167)', ink: 'var(--color-butter)' };
const LOOKS: readonly PlanLook[] = [
  { ...BOARD, stretch: '118%', stripes: ['red', 'white'] },
  { ...BOARD, stretch: '112%', stripes: ['bottle', 'white'] },
  { ...BOARD, stretch: '92%', stripes: ['enamel', 'white'] },
];
