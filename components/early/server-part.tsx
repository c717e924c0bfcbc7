import type { ReactNode } from 'react';

/** What the server alone can draw inside an island: a drawing, a text that travels to no script. */
export function ServerPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-server-part={name} className="contents">
      {children}
    </div>
  );
}

/** The same part before it is shown: it waits in the page until the island shows it. Stands outside of the island. */
export function WaitingServerPart({ name, children }: { name: string; children: ReactNode }) {
  return <template data-server-part={name}>{children}</template>;
}
