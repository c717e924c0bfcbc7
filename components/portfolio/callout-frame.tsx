import { HoldPaint } from '@/components/ui/hold-paint';
import type { ProjectExhibit } from '@/content/portfolio-exhibits';
import { BrowserFrame } from './browser-frame';
import type { Project } from './project-card';

/** The site at full width, with three numbered marks on it and what they mean under it. */
export function CalloutFrame({ project, callouts }: CalloutFrameProps) {
  return (
    <>
      <div className="callout-frame">
        <BrowserFrame address={project.address} image={project.image} large />
        <HoldPaint after="website" />
        <svg viewBox="0 0 1000 465" aria-hidden="true">
          {callouts.map(({ at: [x, y], title }, index) => (
            <g key={title} transform={`translate(${x} ${y})`}>
              <circle r="19" />
              <text y="7.5">{index + 1}</text>
            </g>
          ))}
        </svg>
      </div>
      <ol className="callouts">
        {callouts.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

type CalloutFrameProps = {
  project: Pick<Project, 'address' | 'image'>;
  callouts: ProjectExhibit['callouts'];
};
