import { Topic } from '@/components/ui/topic';
import { topics } from '@/content/topics';

/** What a service includes, as paper tags hung on a rail over the workbench. */
export function TagRail({ title, lede, tags }: TagRailProps) {
  return (
    <section className="tag-wall">
      <div className="wrap">
        <h2>
          <Topic name={topics.benefits} of={title} />
          {title}
        </h2>
        <p className="mt-3 text-lede">{lede}</p>
        <ul className="tag-rail">
          {tags.map(tag => (
            <li key={tag.title}>
              <h3>{tag.title}</h3>
              <p>{tag.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type TagRailProps = { title: string; lede: string; tags: readonly { title: string; text: string }[] };
