'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { ALL_PROJECTS } from './filter-words';
import { projectFilterBehaviour } from './project-filter-behaviour';

/** Holds the filter and the projects that it filters, and says which category is shown. */
export function FilteredProjects({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? projectFilterBehaviour(root.current) : undefined), []);
  return (
    <div ref={root} data-behaviour="projects" data-projects={ALL_PROJECTS} suppressHydrationWarning>
      {children}
    </div>
  );
}
