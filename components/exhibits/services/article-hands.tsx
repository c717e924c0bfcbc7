import { Exhibit } from '@/components/exhibits/exhibit';
import { Portrait } from '@/components/drawings/portrait';
import { articleExhibit as words } from '@/content/exhibits/service-heroes';

/** A question from the counter becomes an article in five hand-offs, each drawn as the paper of that day. */
export function ArticleHands() {
  return (
    <Exhibit name="hands" className="wrap">
      <ol className="hands">
        {words.steps.map(({ day, who, title, text }, index) => (
          <li key={title}>
            <div className="hand-picture" aria-hidden="true">
              {PAPERS[index]}
            </div>
            <p className="hand-day">
              {day} <span>{who}</span>
            </p>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}

function Slip() {
  return (
    <div className="paper hand-slip">
      <i />
      {words.steps[0].text}
    </div>
  );
}

function Call() {
  return (
    <div className="hand-call">
      <Portrait person="ines" />
      <svg viewBox="0 0 120 60" className="hand-phone">
        <path d="M8 20C30-2 90-2 112 20l-4 14q-2 6-9 4l-16-5q-5-2-4-8l1-6q-20-5-40 0l1 6q1 6-4 8l-16 5q-7 2-9-4Z" />
        <path d="M30 54h60l-8-28H38Z" />
      </svg>
    </div>
  );
}

/** A sheet of lines; the editor's marks lie over it. */
function Draft({ marked }: { marked?: boolean }) {
  return (
    <svg viewBox="0 0 150 180" className="hand-draft">
      <path className="sheet" d="M0 0h126l24 24v156H0Z" />
      <path className="fold" d="M126 0v24h24Z" />
      <path className="head" d="M16 26h74M16 40h52" />
      <path className="lines" d="M16 64h118M16 78h112M16 92h118M16 106h96M16 130h118M16 144h104M16 158h60" />
      {marked ? (
        <path
          className="pen"
          d="M14 78h60M84 92c4-14 18-14 22 0M112 106q14-10 20 6M10 124q-8 18 0 40M92 150l10 10 22-26"
        />
      ) : null}
    </svg>
  );
}

function Published() {
  const { title, by } = words.article;
  return (
    <div className="paper hand-page">
      <svg viewBox="0 0 160 76">
        <path className="floor" d="M0 0h160v76H0Z" />
        <circle className="disc" cx="66" cy="38" r="30" />
        <circle className="hub" cx="66" cy="38" r="11" />
        <path className="pad" d="M92 12q22 24 0 52h16q20-28 0-52Z" />
        <path className="bolts" d="M66 22v0M66 54v0M50 38h0M82 38h0" />
      </svg>
      <b>{title}</b>
      <span>{by}</span>
    </div>
  );
}

const PAPERS = [
  <Slip key="slip" />,
  <Call key="call" />,
  <Draft key="draft" />,
  <Draft key="pen" marked />,
  <Published key="page" />,
] as const;
