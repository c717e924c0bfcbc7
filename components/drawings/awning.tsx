import { awningMarkup, type Stripes } from './awning-drawing';

/** A striped awning over a card or a doorway; give it a width and a height by class. */
export function Awning({ stripes, count, height, className = '' }: AwningProps) {
  const markup = awningMarkup({ stripes, ...(count ? { count } : {}), ...(height ? { height } : {}) });
  return (
    <div
      className={`[--n:var(--nin)] [&>svg]:size-full ${className}`}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

type AwningProps = { stripes: Stripes; count?: number; height?: number; className?: string };
