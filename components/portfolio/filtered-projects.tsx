'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { projectFilterBehaviour } from './project-filter-behaviour';

/** Holds the filter and the projects that it filters. */
export function FilteredProjects({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? projectFilterBehaviour(root.current) : undefined), []);
  return (
    <div ref={root} data-behaviour="projects" data-projects>
      {children}
    </div>
  );
}
