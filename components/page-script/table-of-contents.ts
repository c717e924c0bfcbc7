/**
 * Marks the link of the section that is being read with `aria-current`: the last one whose heading has passed under the
 * sticky header.
 */
export function start(toc: HTMLElement): void {
  const links = Array.from(toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'));
  const headings = links.flatMap(
    link => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [],
  );
  const mark = () => {
    const current =
      headings.findLast(heading => heading.getBoundingClientRect().top <= READING_LINE_PX) ?? headings[0];
    for (const link of links) {
      if (current && link.hash === `#${encodeURIComponent(current.id)}`)
        link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(mark, {
    rootMargin: `-${READING_LINE_PX}px 0px 0px 0px`,
    threshold: [0, 1],
  });
  headings.forEach(heading => observer.observe(heading));
  mark();
}

const READING_LINE_PX = 130;
