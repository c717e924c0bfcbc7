import { Exhibit } from '@/components/exhibits/exhibit';
import { deskPhone } from '@/content/exhibits/help';
import { supportCenter } from '@/content/resources';
import { site } from '@/content/site';
import './desk-phone.css';

/** The phone on our desk: its screen with the hours, and three lines whose lights say how soon we respond. */
export function DeskPhone() {
  const { priorities } = supportCenter;
  const [, example, response, resolved] = priorities.head;
  return (
    <Exhibit name="phone" className="grid gap-0 text-white md:grid-cols-[104px_minmax(0,1fr)]">
      <i className="phone-handset relative z-1 block h-[58px] mx-4 -mb-4 rounded-panel bg-slate-20 shadow-[inset_0_6px_0_var(--color-slate-36),var(--shadow-hung)] md:w-23 md:h-auto md:mt-6 md:-mr-4 md:mb-8 md:ml-0 md:justify-self-end md:w-[74px] forced-colors:forced-color-adjust-none" />
      <div className="phone-body forced-colors:border-2">
        <div className="flex flex-wrap gap-x-6 gap-y-1 items-baseline py-4 px-6 border-4 border-slate-20 rounded-button bg-pine-87 text-ink-fixed font-[650]">
          <p className="flex-[1_0_100%] font-display text-title/[1.1] font-extrabold tracking-[-0.01em]">
            {site.phone.display}
          </p>
          <p>{deskPhone.hours}</p>
          <p>{deskPhone.emergency}</p>
        </div>
        <h2 className="text-name">{priorities.title}</h2>
        <ul className="phone-lines grid gap-3">
          {priorities.rows.map(([name, text, first, done]) => (
            <li
              key={name}
              className={`grid grid-cols-[40px_minmax(0,1fr)] gap-x-4 gap-y-2 items-center p-4 rounded-button bg-stone-96 text-ink-fixed leading-[1.35] shadow-[0_4px_0_var(--color-slate-20)] md:grid-cols-[40px_minmax(0,1fr)_minmax(0,1.25fr)] min-[64em]:max-[80em]:grid-cols-[40px_minmax(0,1fr)] forced-colors:border-2 line-${name.toLowerCase()}`}
            >
              <i className="line-light forced-colors:forced-color-adjust-none" />
              <div>
                <h3 className="text-label">{name}</h3>
                <p>
                  <span className="sr-only">{example}: </span>
                  {text}
                </p>
              </div>
              <dl className="grid grid-cols-[1fr_1fr] gap-4 col-span-full md:col-auto min-[64em]:max-[80em]:col-start-2">
                <div>
                  <dt className="text-small/[1.35]">{response}</dt>
                  <dd className="font-display text-name/[1.1] font-extrabold">{first}</dd>
                </div>
                <div>
                  <dt className="text-small/[1.35]">{resolved}</dt>
                  <dd>{done}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <p className="phone-note">{priorities.lede}</p>
      </div>
    </Exhibit>
  );
}
