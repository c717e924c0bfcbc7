import { Icon } from '@/components/ui/icon';
import type { Heading } from '@/lib/documents/render-mdx';

/** The table of contents: a sticky column on wide screens, a folded list above the text on phones. */
export function Toc({ headings }: { headings: readonly Heading[] }) {
  const sections = headings.filter(heading => heading.level === 2);
  if (sections.length < MIN_SECTIONS) return <div className="hidden lg:block" />;
  return (
    <div className="text-small lg:sticky lg:top-[108px] lg:max-h-[calc(100vh-140px)] lg:overflow-y-auto print:hidden">
      <details className="max-w-[38rem] rounded-card border border-line bg-card px-5 lg:hidden">
        <summary className="flex min-h-13 items-center justify-between gap-4 font-display font-bold">
          On this page
          <Icon name="chevron-down" className="size-5" />
        </summary>
        <div className="pb-4">
          <TocLinks sections={sections} />
        </div>
      </details>
      <nav id="toc" aria-label="On this page" className="hidden lg:block">
        <p className="mb-1.5 border-b-2 border-ink pb-2.5 font-display font-bold">On this page</p>
        <TocLinks sections={sections} />
      </nav>
    </div>
  );
}

function TocLinks({ sections }: { sections: readonly Heading[] }) {
  return (
    <ul>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block border-l-3 border-line py-2 pl-3.5 leading-[1.35] text-soft hover:text-ink aria-[current=true]:border-pin aria-[current=true]:font-semibold aria-[current=true]:text-ink"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

const MIN_SECTIONS = 2;
