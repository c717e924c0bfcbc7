import { signFit } from '@/components/drawings/sign-fit';

/** A painted sign of fixed size: the letters stretch or narrow to fill it. Its size comes from the type around it. */
export function Board({ text, className = '' }: { text: string; className?: string }) {
  const fit = signFit(text);
  return (
    <span className={`board ${className}`}>
      <span className="board-text" style={{ '--fit': `${fit.stretch}%`, '--fit-scale': fit.scale }}>
        {text}
      </span>
    </span>
  );
}
