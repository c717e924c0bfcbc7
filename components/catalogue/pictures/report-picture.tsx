import { demoShop } from '@/content/demo-shop';
import { Sheet } from './sheet';

/** The monthly report on one page. */
export function ReportPicture() {
  const { title, figures, bars, next } = demoShop.report;
  return (
    <Sheet label="A one-page report for May: calls, directions and bookings, and one thing to do next">
      <div className="p-[clamp(22px,3vw,34px)]">
        <p className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-3">
          <b className="font-display text-h3">{title}</b>
          <span className="text-tiny text-soft">{demoShop.name}</span>
        </p>
        <div className="grid grid-cols-3 gap-4 border-b border-line py-4 tabular-nums">
          {figures.map(({ value, label, before }) => (
            <p key={label}>
              <b className="block font-display text-[2.1rem] leading-none font-extrabold">{value}</b>
              <span className="mt-1.5 block text-tiny font-semibold">{label}</span>
              <span className="block text-tiny text-soft">{before}</span>
            </p>
          ))}
        </div>
        <div className="flex h-28 items-end gap-2 border-b border-line pt-4">
          {bars.map((height, index) => (
            // A drawing's height is an attribute: style attributes are forbidden here.
            <svg
              key={index}
              height={`${height}%`}
              className={`min-w-0 flex-1 rounded-t-[3px] ${index === bars.length - 1 ? 'bg-pin' : 'bg-bottle'}`}
            />
          ))}
        </div>
        <p className="pt-4 text-small">
          <b className="font-display">Next:</b> {next}
        </p>
      </div>
    </Sheet>
  );
}
