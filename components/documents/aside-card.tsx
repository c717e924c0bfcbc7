import { ButtonLink } from '@/components/ui/button';

/** The quiet card beside a text: one question, one button. */
export function AsideCard({ title, text, label, href }: AsideCardProps) {
  return (
    <aside aria-label={title} className="max-w-[420px] rounded-card bg-mist p-6 text-small xl:max-w-[270px]">
      <p className="font-display text-label leading-[1.15] font-extrabold">{title}</p>
      <p className="mt-2 mb-3.5">{text}</p>
      <ButtonLink href={href} size="sm" block>
        {label}
      </ButtonLink>
    </aside>
  );
}

export type AsideCardProps = { title: string; text: string; label: string; href: string };
