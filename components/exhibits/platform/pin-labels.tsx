import { Mark } from '@/components/exhibits/mark';
import './platform.css';

/** The labels of a drawing, numbered as the pins in it are. */
export function PinLabels({ labels }: { labels: readonly PinLabel[] }) {
  return (
    <ol className="pin-labels grid gap-3">
      {labels.map(({ title, text }, index) => (
        <li key={title} className="paper relative py-4 pr-4 pl-[52px] rounded-sign leading-[1.4] shadow-hung">
          <Mark n={index + 1} className="absolute top-[14px] left-[15px]" isHidden />
          <h3 className="mb-0.5 text-body/[1.15]">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export type PinLabel = { title: string; text: string };
