import { writeElement } from './markup';
import { drawPicture, getPicture } from './picture';

/** POPULAR, for the plan that most people take. */
export function PopularSeal({ className = 'size-[92px]' }: { className?: string }) {
  const markup = drawPicture('seals/popular', { label: 'Most popular' });
  return <span className={`block ${className}`} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The money-back guarantee with its days. */
export function GuaranteeSeal({ days, className = 'size-32' }: { days: number; className?: string }) {
  const { attributes, markup } = getPicture('seals/guarantee');
  const count = `<text y="10" font-family="var(--font-display)" font-weight="800" font-size="46" letter-spacing="-2" text-anchor="middle" class="f c-gilt">${days}</text>`;
  const seal = { ...attributes, role: 'img', 'aria-label': `${days}-day guarantee` };
  return (
    <span
      className={`block flex-none ${className}`}
      dangerouslySetInnerHTML={{ __html: writeElement('svg', seal, markup + count) }}
    />
  );
}
