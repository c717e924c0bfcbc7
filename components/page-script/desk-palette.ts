import { isSearchKey } from '@/components/search/search-key';

/**
 * The desk's window for going anywhere: `/` outside of fields, or Ctrl-K anywhere, opens it. It lists the places of the
 * rail at once and what the desk's own search page finds, by the links of that page, a moment after the last key. Without
 * scripts the search page is what there is.
 */
export function start(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector('input');
  const list = dialog.querySelector<HTMLElement>('[role="listbox"]');
  const status = dialog.querySelector('output');
  const form = dialog.querySelector('form');
  if (!input || !list || !status || !form) return;
  let timer = 0;
  let request: XMLHttpRequest | null = null;

  const show = (groups: readonly Group[]) => {
    const filled = groups.filter(({ hits }) => hits.length > 0);
    let number = 0;
    list.replaceChildren(
      ...filled.map(({ title, hits }) => {
        const group = element('div', { role: 'group', 'aria-label': title });
        const heading = element('p', { 'aria-hidden': 'true' }, title);
        const options = hits.map(({ href, name, line }) => {
          const option = element('a', { role: 'option', id: `desk-hit-${number++}`, href, tabindex: '-1' });
          option.append(element('b', {}, name), ' ', element('span', {}, line));
          return option;
        });
        group.append(heading, ...options);
        return group;
      }),
    );
    choose(input.value.trim() === '' ? -1 : 0);
    status.textContent = (status.getAttribute(number === 1 ? 'data-one' : 'data-many') ?? '').replace(
      '#',
      String(number),
    );
  };
  const options = () => Array.from(list.querySelectorAll<HTMLAnchorElement>('[role="option"]'));
  const chosen = () => list.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
  const choose = (index: number) => {
    for (const [at, option] of options().entries()) option.ariaSelected = String(at === index);
    const option = chosen();
    input.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const places = (): Group => {
    const words = input.value.toLowerCase().split(/\s+/);
    const links = document.querySelectorAll<HTMLAnchorElement>('.desk-rail .desk-places a');
    const hits = Array.from(links, link => ({
      href: link.href,
      name: (link.querySelector('.desk-long') ?? link.querySelector('span'))?.textContent ?? '',
      line: '',
    }));
    return {
      title: dialog.dataset['places'] ?? '',
      hits: hits.filter(({ name }) => words.every(word => name.toLowerCase().includes(word))),
    };
  };
  const ask = () => {
    request?.abort();
    // Its document is no text that a script writes into the page.
    request = new XMLHttpRequest();
    const url = new URL(form.action);
    url.searchParams.set('q', input.value);
    request.open('GET', url);
    request.responseType = 'document';
    request.addEventListener('load', ({ currentTarget }) => {
      if (!(currentTarget instanceof XMLHttpRequest) || currentTarget.status !== 200) return;
      const found = currentTarget.responseXML?.querySelectorAll('section:has(> .desk-found)') ?? [];
      show(Array.from(found, readGroup));
    });
    request.send();
  };
  const open = () => {
    if (dialog.open) return;
    input.value = '';
    show([places()]);
    dialog.showModal();
  };

  document.addEventListener('keydown', event => {
    const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isCommand && !isSearchKey(event)) return;
    event.preventDefault();
    open();
  });
  input.addEventListener('input', () => {
    clearTimeout(timer);
    request?.abort();
    show([places()]);
    if (input.value.trim() !== '') timer = window.setTimeout(ask, PAUSE_MS);
  });
  input.addEventListener('keydown', event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { length } = options();
    if (step === undefined || length === 0) return;
    event.preventDefault();
    const at = options().findIndex(({ ariaSelected }) => ariaSelected === 'true');
    choose(at < 0 && step < 0 ? length - 1 : (at + step + length) % length);
  });
  form.addEventListener('submit', event => {
    const option = chosen();
    if (!option) return;
    event.preventDefault();
    location.assign(option.href);
  });
  dialog.addEventListener('close', () => {
    clearTimeout(timer);
    request?.abort();
  });
}

/** So long after the last key the server is asked. */
const PAUSE_MS = 150;

type Hit = { href: string; name: string; line: string };
type Group = { title: string; hits: Hit[] };

/** A section of the search page. */
function readGroup(section: Element): Group {
  return {
    title: section.querySelector('h2')?.textContent ?? '',
    hits: Array.from(section.querySelectorAll('.desk-found li'), row => {
      const link = row.querySelector('a');
      return {
        href: new URL(link?.getAttribute('href') ?? '', location.href).href,
        name: link?.textContent ?? '',
        line: row.querySelector('.soft')?.textContent ?? '',
      };
    }),
  };
}

function element(tag: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
