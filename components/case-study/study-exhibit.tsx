import type { ReactNode } from 'react';
import { drawPicture } from '@/components/drawings/picture';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { unitGrid } from '@/components/exhibits/unit-grid';
import { Icon } from '@/components/ui/icon';
import { caseStudiesPage, fernCatalog, odellRanks, quillList, quillMenus } from '@/content/case-studies';
import type { DrawnStudy } from '@/content/case-study';
import { countFirstThree, rankMarks, townMap, type Ranks } from './drawings/maps';

const { labels } = caseStudiesPage;

/** What it was and what it is, beside each other, with captions at the left. */
export function StudyExhibit({ study }: { study: DrawnStudy }) {
  const { title, captions } = study.exhibit;
  return (
    <section className="wrap py-split">
      <div className="mb-inset flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h3 className="study-title">{title}</h3>
        <SampleTag />
      </div>
      <div className="grid gap-x-inset gap-y-6 min-[68.75em]:grid-cols-[minmax(0,1fr)_minmax(0,2.9fr)]">
        <dl className="grid gap-4 content-between pt-4 border-t-2 border-t-ink md:grid-cols-3 min-[68.75em]:grid-cols-1">
          {captions.map(({ title: name, text }) => (
            <div key={name}>
              <dt className="font-display text-label/[1.2] font-[750]">{name}</dt>
              <dd className="mt-1 text-soft text-small">{text}</dd>
            </div>
          ))}
        </dl>
        <Exhibit name="case-studies">
          <BeforeAfter scene={study.scene} />
        </Exhibit>
      </div>
    </section>
  );
}

function BeforeAfter({ scene }: Pick<DrawnStudy, 'scene'>) {
  if (scene === 'van') return <RankMaps />;
  return scene === 'florist' ? <Bouquets /> : <Portals />;
}

function RankMaps() {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        {Object.entries<Ranks>(odellRanks).map(([month, ranks], index) => {
          const count = countFirstThree(ranks);
          const all = ranks.flat().length;
          const label = `${month}: ${labels.firstThree} ${count} of ${all} ${labels.points}`;
          const markup = townMap({ isFirst: index === 0, marks: rankMarks(ranks), label });
          return (
            <Card key={month} name={month} note={`${labels.firstThree} ${count} of ${all} ${labels.points}`}>
              <div dangerouslySetInnerHTML={{ __html: markup }} />
            </Card>
          );
        })}
      </div>
      <p className="exhibit-caption">{labels.mapNote}</p>
    </>
  );
}

function Bouquets() {
  const before = unitGrid({
    id: 'catalog',
    unit: 'catalog-entry',
    count: fernCatalog.before,
    columns: 10,
    label: `${fernCatalog.before} ${labels.catalog}`,
  });
  const today = drawPicture('case-studies/bouquet', { label: labels.today });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card name={String(fernCatalog.before)} note={labels.catalog}>
        <div
          className="grid place-items-center p-4 bg-night-soft day"
          dangerouslySetInnerHTML={{ __html: before }}
        />
      </Card>
      <Card name={String(fernCatalog.after)} note={labels.today}>
        <div
          className="grid place-items-center p-4 bg-pine-91 [&_svg]:max-h-75 day"
          dangerouslySetInnerHTML={{ __html: today }}
        />
      </Card>
    </div>
  );
}

function Portals() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card name={String(quillMenus.length)} note={labels.menus}>
        <ul className="grid grid-cols-2 gap-1 p-4 bg-(--b-iron) text-white">
          {quillMenus.map(menu => (
            <li key={menu} className="py-2 px-3 rounded-edge bg-slate-40 text-small/[1.3]">
              {menu}
            </li>
          ))}
        </ul>
      </Card>
      <Card name="1" note={labels.list}>
        <div className="study-list p-6 bg-(--b-white) text-ink-fixed">
          <p className="pb-3 border-b-2 font-display text-lede/[1.1] font-extrabold">{labels.missing}</p>
          <ul>
            {quillList.map(({ line, isDone }) => (
              <li key={line} data-done={isDone || undefined}>
                <Icon name={isDone ? 'check' : 'camera'} className="size-6" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  );
}

function Card({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="study-card flex flex-col overflow-hidden rounded-card bg-card shadow-(--shadow-lift) max-md:-mx-gut max-md:rounded-none">
      {children}
      <p className="flex flex-wrap gap-x-3 gap-y-1 items-baseline justify-between pt-3 px-4 pb-4">
        <b className="font-display text-name/none font-extrabold">{name}</b> {note}
      </p>
    </div>
  );
}
