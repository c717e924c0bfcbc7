import type { SearchIcon, SearchType } from '@/lib/search/query';

/** The enamel plate that says at a glance what kind of page a result is; its label says so in words. */
export function TypePlate({ name, type }: { name: SearchIcon; type: SearchType }) {
  return (
    <span
      aria-hidden="true"
      className={`mt-0.5 grid size-11 place-items-center rounded-full text-white inset-ring-[1.5px] inset-ring-white/55 ${GROUNDS[type] ?? 'bg-plate'}`}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-[21px]"
        focusable="false"
      >
        <path d={SHAPES[name]} />
      </svg>
    </span>
  );
}

const GROUNDS: Partial<Record<SearchType, string>> = {
  product: 'bg-pin-fixed',
  service: 'bg-board',
};

/** Outlines from Lucide (ISC license) on a 24 unit grid, each as one path. */
const SHAPES: Record<SearchIcon, string> = {
  window: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM10 4v4M2 8h20M6 4v4',
  wrench:
    'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.77-3.77a6 6 0 0 1-7.94 7.94l-6.91 6.91a2.12 2.12 0 0 1-3-3l6.91-6.91a6 6 0 0 1 7.94-7.94l-3.76 3.76z',
  pen: 'M12 20h9M16.5 3.5a2.12 2.12 0 0 1 3 3L7 19l-4 1 1-4z',
  page: 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v5h6M8 13h8M8 17h8',
  scale: 'M12 3v18M7 21h10M5 7h14M5 7l-3 7a4 4 0 0 0 6 0zM19 7l-3 7a4 4 0 0 0 6 0z',
  map: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  columns: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM12 3v18',
  question: 'M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
  frame: 'M5 3h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8 21h8M12 17v4',
};
