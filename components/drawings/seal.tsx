import { guaranteeSeal, popularSeal } from './seals';

/** POPULAR, for the plan that most people take. */
export function PopularSeal({ className = 'size-[92px]' }: { className?: string }) {
  return <span className={`block ${className}`} dangerouslySetInnerHTML={{ __html: popularSeal() }} />;
}

/** The money-back guarantee with its days. */
export function GuaranteeSeal({ days, className = 'size-32' }: { days: number; className?: string }) {
  return (
    <span
      className={`block flex-none ${className}`}
      dangerouslySetInnerHTML={{ __html: guaranteeSeal(days) }}
    />
  );
}
