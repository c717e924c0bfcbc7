import { BladeSign } from '@/components/drawings/blade-sign';
import { Exhibit } from '@/components/exhibits/exhibit';
import { reasons } from '@/content/reasons';
import { whyUs } from '@/content/why-us';

/** Six reasons as enamel signs on an iron rail, and on two chains under each how to check it. */
export function HungSigns() {
  return (
    <Exhibit name="hung-signs" className="hung-signs">
      <h2 className="paper mb-9 w-fit px-5 py-3 text-h3">{whyUs.reasonsTitle}</h2>
      <ul>
        {reasons.map(({ id, title, description, icon, color, shape }, index) => (
          <li key={id}>
            <div className="hung-sign">
              <BladeSign glyph={icon} color={color} shape={shape} className="size-[72px]" />
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <div className="hung-proof paper">
              <p className="hung-term">{whyUs.proof.entries[index]?.term}</p>
              <p>{whyUs.proof.entries[index]?.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}
