import { Fragment } from 'react';
import { DrawerFront } from '@/components/exhibits/drawer';
import { tagDrawer as drawer } from '@/content/google-services/documents/tag-drawer';
import { Cap, Document, RedRemark, type DocumentProps } from './document';

/** A drawer with eight envelopes: what each script reports to whom, and whether it stays. */
export function TagDrawer({ marks }: DocumentProps) {
  return (
    <Document back="rounded-sign border-16 border-(--b-wood) bg-wood-29">
      {drawer.rows.map((row, index) => {
        const mark = marks[index];
        return (
          <Fragment key={row[0].name}>
            <ul
              className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-4 px-8 pt-4 first-of-type:pt-12 sm:px-12 ${row.length === 3 ? 'xl:grid-cols-3' : ''}`}
            >
              {row.map(({ name, gets, runs, state }) => (
                <li
                  key={name}
                  className={`envelope relative rounded-edge px-6 pt-[50px] pb-4 text-small/snug shadow-near ${LOOKS[state].letter}`}
                >
                  <Cap className={`mb-1 text-label ${LOOKS[state].name}`}>{name}</Cap>
                  <p>{gets}</p>
                  <p>{`${drawer.runs} ${runs}`}</p>
                  <b
                    className={`absolute top-[34px] right-3.5 -rotate-4 rounded-edge border-3 px-2 py-1 font-display leading-none font-extrabold ${LOOKS[state].stamp}`}
                  >
                    {drawer[state]}
                  </b>
                </li>
              ))}
            </ul>
            {mark ? (
              <RedRemark {...mark} className="self-center max-lg:mx-8 max-lg:mb-1 sm:max-lg:mx-12" />
            ) : null}
          </Fragment>
        );
      })}
      <div className="drawer-wood -mx-3 mt-8">
        <DrawerFront as="p" plateAs="span" plate={drawer.plate} className="py-8" />
      </div>
    </Document>
  );
}

const LOOKS = {
  stays: { letter: '', name: '', stamp: 'bg-(--letter) text-(--b-bottle)' },
  waits: { letter: '[--letter:var(--color-gold-90)]', name: '', stamp: 'bg-(--letter)' },
  goes: {
    letter: 'envelope-goes',
    name: 'line-through decoration-pin-fixed decoration-3',
    stamp: 'bg-stone-96 text-brick-44',
  },
} as const;
