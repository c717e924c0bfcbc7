import type { ReactNode } from 'react';

/** Questions, all closed at first, that open and close on their own, without a script; several may be open. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="border-t-2 border-ink">
      {items.map(item => (
        <details key={item.question} className="border-b border-line">
          <summary className="grid grid-cols-[minmax(0,1fr)_34px] items-center gap-4 py-5 max-sm:py-3 font-display text-label leading-[1.3] font-bold tracking-[-0.005em] hover:text-pin">
            <h3 className="text-pretty font-[inherit] text-[length:inherit] leading-[inherit] font-bold tracking-[inherit]">
              {item.question}
            </h3>
            <span className="plus" aria-hidden="true" />
          </summary>
          <div className="soft max-w-[34em] pb-6 sm:pr-12">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}

export type FaqItem = { question: string; answer: ReactNode };
