import type { ReactNode } from 'react';

/** What the server alone can draw inside an island, as elements or as `html`: a drawing, a text that no script needs. */
export function ServerPart({ name, ...content }: ServerPartProps) {
  const inner =
    'html' in content
      ? { dangerouslySetInnerHTML: { __html: content.html } }
      : { children: content.children };
  return <div data-server-part={name} className="contents" {...inner} />;
}

/** The same part before it is shown: it waits in the page, outside of the island, until that shows it. */
export function WaitingServerPart({ name, html }: { name: string; html: string }) {
  return <template data-server-part={name} dangerouslySetInnerHTML={{ __html: html }} />;
}

type ServerPartProps = { name: string } & ({ children: ReactNode } | { html: string });
