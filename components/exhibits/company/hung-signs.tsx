import { BladeSign } from '@/components/drawings/blade-sign';
import { Exhibit } from '@/components/exhibits/exhibit';
import { reasons } from '@/content/reasons';
import { whyUs } from '@/content/why-us';
import './hung-signs.css';

/** Six reasons as enamel signs on an iron rail, and on two chains under each how to check it. */
export function HungSigns() {
  return (
    <Exhibit name="hung-signs" className="hung-signs">
      <h2 className="paper mb-9 w-fit px-5 py-3 text-h3">{whyUs.reasonsTitle}</h2>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 min-[64em]:grid-cols-3">
        {reasons.map(({ id, title, description, icon, color, shape }, index) => (
          <li key={id} className="relative grid grid-rows-[auto_1fr] pt-8 print:break-inside-avoid">
            <div className="hung-sign forced-colors:border-2">
              <BladeSign glyph={icon} color={color} shape={shape} className="size-[72px]" />
              <h3 className="text-name/[1.05] font-extrabold">{title}</h3>
              <p className="self-start">{description}</p>
            </div>
            <div className="hung-proof relative mt-6 mx-6 py-4 px-6 rounded-edge bg-butter leading-[1.45] shadow-hung forced-colors:border-2 paper">
              <p className="mb-[3px] font-display text-label font-[750]">
                {whyUs.proof.entries[index]?.term}
              </p>
              <p>{whyUs.proof.entries[index]?.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}
