import { Icon } from '@/components/ui/icon';

/** What is included, two columns of ticked lines. */
export function BenefitList({ benefits }: { benefits: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-x-split sm:grid-cols-2">
      {benefits.map(({ title, text }) => (
        <li key={title} className="grid grid-cols-[30px_1fr] gap-3.5 border-b border-line py-4">
          <Icon name="check" className="mt-0.5 size-6 text-ok" />
          <div>
            <h3 className="font-sans text-body font-bold tracking-normal">{title}</h3>
            <p className="soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
