import { fitClass, signFit } from '@/components/drawings/sign-fit';

/**
 * A painted sign of fixed size: the letters stretch or narrow to fill it. Its size comes from the type around it.
 * `caps` paints capitals without writing them, so the word is read, and found, as it is spelled.
 */
export function Board({ text, caps = false, className = '' }: BoardProps) {
  const fit = fitClass(signFit(caps ? text.toUpperCase() : text));
  return (
    <span className={`board ${className}`}>
      <span className={`board-text ${fit} ${caps ? 'uppercase' : ''}`}>{text}</span>
    </span>
  );
}

type BoardProps = { text: string; caps?: boolean; className?: string };
