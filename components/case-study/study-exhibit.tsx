import type { ReactNode } from 'react';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { unitGrid } from '@/components/exhibits/unit-grid';
import { drawPicture } from '@/components/drawings/picture';
import { Icon } from '@/components/ui/icon';
import type { DrawnStudy } from '@/content/case-study';
import { caseStudiesPage, fernCatalog, odellRanks, quillList, quillMenus } from '@/content/case-studies';
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
      <div className="study-exhibit">
        <dl>
          {captions.map(({ title: name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
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
      <div className="study-pair">
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
    <div className="study-pair">
      <Card name={String(fernCatalog.before)} note={labels.catalog}>
        <div className="study-catalog day" dangerouslySetInnerHTML={{ __html: before }} />
      </Card>
      <Card name={String(fernCatalog.after)} note={labels.today}>
        <div className="study-bouquet day" dangerouslySetInnerHTML={{ __html: today }} />
      </Card>
    </div>
  );
}

function Portals() {
  return (
    <div className="study-pair">
      <Card name={String(quillMenus.length)} note={labels.menus}>
        <ul className="study-menus">
          {quillMenus.map(menu => (
            <li key={menu}>{menu}</li>
          ))}
        </ul>
      </Card>
      <Card name="1" note={labels.list}>
        <div className="study-list">
          <p>{labels.missing}</p>
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
    <div className="study-card">
      {children}
      <p>
        <b>{name}</b> {note}
      </p>
    </div>
  );
}
