/** What a customer and our chatbot write to each other, each on its own side. On dark ground. */
export function Chat({ lines, speakers, className = '' }: ChatProps) {
  return (
    <ol className={`grid gap-2 text-small/snug ${className}`}>
      {lines.map(({ from, text }) => (
        <li key={text} className={`max-w-[86%] rounded-card px-4 py-3 ${SIDES[from]}`}>
          <span className="sr-only">{speakers[from]}: </span>
          {text}
        </li>
      ))}
    </ol>
  );
}

const SIDES = {
  customer: 'justify-self-end rounded-br-edge bg-butter text-ink-fixed',
  bot: 'justify-self-start rounded-bl-edge bg-night-card print:border print:bg-transparent',
} as const;

type Speaker = keyof typeof SIDES;

type ChatProps = {
  lines: readonly { from: Speaker; text: string }[];
  speakers: Record<Speaker, string>;
  className?: string;
};
