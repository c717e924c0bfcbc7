import { Mark } from '@/components/exhibits/mark';
import { HoldPaint } from '@/components/ui/hold-paint';
import type { Project, ProjectExhibit } from '@/content/project';
import { BrowserFrame } from './browser-frame';
import './callout-frame.css';

/** The site at full width, with numbered marks on it and what they mean under it. */
export function CalloutFrame({ project, callouts }: CalloutFrameProps) {
  return (
    <>
      <div className="callout-frame relative">
        <BrowserFrame project={project} large />
        <HoldPaint after="website" />
        {callouts.length > 0 ? (
          <svg
            className="absolute right-0 bottom-0 left-0 hidden w-full sm:block"
            viewBox="0 0 1000 465"
            aria-hidden="true"
          >
            {callouts.map(({ at: [x, y], title }, index) => (
              <g key={title} transform={`translate(${x} ${y})`}>
                <circle className="fill-pin-fixed stroke-white stroke-4" r="19" />
                <text y="7.5">{index + 1}</text>
              </g>
            ))}
          </svg>
        ) : null}
      </div>
      {callouts.length > 0 ? (
        <ol className="mt-6 grid gap-x-inset gap-y-6 lg:grid-cols-3">
          {callouts.map(({ title, text }, index) => (
            <li key={title} className="relative pl-8 sm:pl-12">
              {/* A dot where the picture is too small for the numbers on it. */}
              <Mark
                n={index + 1}
                className="absolute -top-[3px] left-0 size-8.5 text-body/none max-sm:top-[5px] max-sm:size-3.5 max-sm:overflow-hidden max-sm:text-transparent"
                isHidden
              />
              <h2 className="font-display text-label/[1.2] font-[750] tracking-[-0.005em]">{title}</h2>
              <p className="mt-1 text-soft text-small">{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

type CalloutFrameProps = {
  project: Project;
  callouts: ProjectExhibit['callouts'];
};
