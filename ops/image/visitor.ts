/** A person without scripts: opens pages, fills in their forms, and keeps cookies. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Page = { status: number; headers: Headers; html: string };
type Element = DefaultTreeAdapterTypes.Element;

export function openBrowser(origin: string) {
  const cookies = new Map<string, string>();

  /** Follows redirects, as a browser does: what is posted is not posted again. */
  async function open(path: string, body?: URLSearchParams): Promise<Page> {
    const answer = await fetch(new URL(path, origin), {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MAX_MS),
      headers: {
        cookie: Array.from(cookies, pair => pair.join('=')).join('; '),
        ...(body ? { origin } : {}),
      },
      ...(body ? { body } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const target = answer.headers.get('location');
    const html = await answer.text();
    return target !== null ? open(target) : { status: answer.status, headers: answer.headers, html };
  }

  return {
    open,
    /** Sends the form `name` of the page at `path`, by its id or where it posts to, with `typed` in the fields of these names. */
    async send(path: string, name: string, typed: Record<string, string> = {}): Promise<Page> {
      const { html } = await open(path);
      const form = elementsIn(parse(html)).find(
        element =>
          element.tagName === 'form' &&
          [attribute(element, 'id'), attribute(element, 'action')].includes(name),
      );
      if (!form) throw new Error(`${path} has no form ${name}`);
      const fields = elementsIn(form).filter(({ tagName }) => tagName === 'input' || tagName === 'textarea');
      const body = new URLSearchParams();
      for (const field of fields) {
        const [key, type] = [attribute(field, 'name'), attribute(field, 'type')];
        const isSent = !CHOICES.has(type) || field.attrs.some(one => one.name === 'checked');
        if (key !== '' && isSent && !(key in typed)) body.append(key, attribute(field, 'value'));
      }
      for (const [key, value] of Object.entries(typed)) body.append(key, value);
      return open(attribute(form, 'action'), body);
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap(child => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

/** The texts of all elements of this kind. */
export function textsOf(html: string, tagName: string): string[] {
  return elementsIn(parse(html))
    .filter(element => element.tagName === tagName)
    .map(element => element.childNodes.map(node => ('value' in node ? node.value : '')).join(''));
}

function attribute(element: Element, name: string): string {
  return element.attrs.find(one => one.name === name)?.value ?? '';
}

const CHOICES: ReadonlySet<string> = new Set(['checkbox', 'radio']);
const ANSWER_MAX_MS = 40_000;
