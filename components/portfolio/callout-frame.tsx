import { HoldPaint } from '@/components/ui/hold-paint';
import type { Project, ProjectExhibit } from '@/content/project';
import { BrowserFrame } from './browser-frame';

/** The site at full width, with numbered marks on it and what they mean under it. */
export function CalloutFrame({ project, callouts }: CalloutFrameProps) {
  return (
    <>
      <div className="callout-frame">
        <BrowserFrame project={project} large />
        <HoldPaint after="website" />
        {callouts.length > 0 ? (
          <svg viewBox="0 0 1000 465" aria-hidden="true">
            {callouts.map(({ at: [x, y], title }, index) => (
              <g key={title} transform={`translate(${x} ${y})`}>
                <circle r="19" />
                <text y="7.5">{index + 1}</text>
              </g>
            ))}
          </svg>
        ) : null}
      </div>
      {callouts.length > 0 ? (
        <ol className="callouts">
          {callouts.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
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
