import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { Sheet } from '@/components/ui/sheet';
import { articleExhibit as words } from '@/content/exhibits/service-heroes';
import './article-hands.css';

/** A question from the counter becomes an article in five hand-offs, each drawn as the paper of that day. */
export function ArticleHands() {
  return (
    <Exhibit name="hands" className="wrap">
      <ol className="mt-head grid gap-x-4 gap-y-8 pb-head leading-snug sm:grid-cols-2 xl:grid-cols-5">
        {words.steps.map(({ day, who, title, text }, index) => (
          <li key={title} className="group relative">
            <div
              className="hand-picture relative grid h-[230px] items-end justify-items-center pb-6 *:relative"
              aria-hidden="true"
            >
              {PAPERS[index]}
            </div>
            <p className="mt-4 flex flex-wrap gap-x-2 gap-y-1 font-bold">
              {day} <span className="font-normal">{who}</span>
            </p>
            <h2 className="my-1 text-lede/tight tracking-tight">{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}

function Slip() {
  return (
    <div className="-rotate-3 drop-shadow-sheet">
      <Sheet torn className="w-[174px] px-4 py-8 font-display text-label leading-tight font-bold">
        <i className="absolute top-2.5 h-1.5 w-[60px] rounded-edge bg-pin-fixed" />
        {words.steps[0].text}
      </Sheet>
    </div>
  );
}

function Call() {
  return (
    <div className="w-[190px]">
      <Portrait person="ines" className="size-[190px]" />
      <svg viewBox="0 0 120 60" className="absolute -right-2 -bottom-3.5 w-24 fill-(--b-enamel)">
        <path d="M8 20C30-2 90-2 112 20l-4 14q-2 6-9 4l-16-5q-5-2-4-8l1-6q-20-5-40 0l1 6q1 6-4 8l-16 5q-7 2-9-4Z" />
        <path d="M30 54h60l-8-28H38Z" />
      </svg>
    </div>
  );
}

/** A sheet of lines; the editor's marks lie over it. */
function Draft({ marked }: { marked?: boolean }) {
  return (
    <svg viewBox="0 0 150 180" className="w-[150px] fill-none" strokeLinecap="round">
      <path className="fill-(--b-white)" d="M0 0h126l24 24v156H0Z" />
      <path className="fill-sand-87" d="M126 0v24h24Z" />
      <path className="stroke-ink-fixed stroke-7" d="M16 26h74M16 40h52" />
      <path
        className="stroke-stone-72 stroke-4"
        d="M16 64h118M16 78h112M16 92h118M16 106h96M16 130h118M16 144h104M16 158h60"
      />
      {marked ? (
        <path
          className="stroke-pin-fixed stroke-4"
          d="M14 78h60M84 92c4-14 18-14 22 0M112 106q14-10 20 6M10 124q-8 18 0 40M92 150l10 10 22-26"
        />
      ) : null}
    </svg>
  );
}

function Published() {
  const { title, by } = words.article;
  return (
    <div className="w-[178px] overflow-hidden rounded-t-sign bg-(--b-white) pb-3 text-ink-fixed ring-5 ring-(--b-iron)">
      <svg viewBox="0 0 160 76" className="w-full">
        <path className="fill-slate-84" d="M0 0h160v76H0Z" />
        <circle className="fill-(--b-steel)" cx="66" cy="38" r="30" />
        <circle className="fill-(--b-slate)" cx="66" cy="38" r="11" />
        <path className="fill-(--b-red)" d="M92 12q22 24 0 52h16q20-28 0-52Z" />
        <path
          className="stroke-(--b-iron) stroke-7"
          strokeLinecap="round"
          d="M66 22v0M66 54v0M50 38h0M82 38h0"
        />
      </svg>
      <b className="block px-3 pt-3 pb-1 font-display text-label leading-tight">{title}</b>
      <span className="px-3 text-small">{by}</span>
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
