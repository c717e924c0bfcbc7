import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import { emptyPage, type PageFacts } from './facts';
import { readMicrodata, readStructuredData, type MicrodataItem } from './read-data';

/**
 * What a page's HTML says, read by events: no tree is made, so neither its depth nor its size can take the memory. It is
 * read in slices with a turn for everyone else between them, and ends early at the limits below; `isWhole` is false then.
 */
export async function readPage(html: string, url: URL): Promise<PageFacts> {
  const reader = new PageReader(html, url);
  for (let at = 0; at < html.length && !reader.isStopped; at += SLICE) {
    reader.write(html.slice(at, at + SLICE));
    // oxlint-disable-next-line no-await-in-loop -- the turns between the slices are the point
    await nextTurn();
  }
  return reader.finish();
}

class PageReader {
  isStopped = false;
  readonly #html: string;
  readonly #url: URL;
  readonly #parser: Parser;
  readonly #page: PageFacts;
  #base: URL;
  #depth = 0;
  #tags = 0;
  /** Depth at which text became invisible, or resources became those of a template; null outside. */
  #hiddenFrom: number | null = null;
  #inertFrom: number | null = null;
  #isBodyBegun = false;
  #text: string[] = [];
  #textLength = 0;
  #other: string[] = [];
  #title: { from: number; text: string } | null = null;
  #heading: { level: number; depth: number; text: string } | null = null;
  /** `isPage`: it leads to a page, and not to a script. */
  #link: (PageFacts['links'][number] & { isPage: boolean }) | null = null;
  #form: PageFacts['forms'][number] | null = null;
  #data: { text: string; isCut: boolean } | null = null;
  readonly #blocks: { text: string; isCut: boolean }[] = [];
  #dataLength = 0;
  #root: { depth: number; textLength: number; pictures: number } | null = null;
  #pictureDepth = 0;
  #hasModernPicture = false;
  #svgDepth = 0;
  readonly #microdata: { depth: number; item: MicrodataItem }[] = [];
  readonly #items: MicrodataItem[] = [];
  /** In microdata or RDFa, of whatever it is about. */
  #saysAddress = false;
  #saysHours = false;

  constructor(html: string, url: URL) {
    this.#html = html;
    this.#url = url;
    this.#base = url;
    this.#page = emptyPage(url);
    this.#parser = new Parser({
      onopentag: (name, attributes) => this.#open(name, attributes),
      onclosetag: name => this.#close(name),
      ontext: text => this.#addText(text),
      onprocessinginstruction: (name, text) => {
        if (/^!doctype$/i.test(name) || /^!doctype\b/i.test(text)) this.#page.hasDoctype = true;
      },
    });
  }

  write(slice: string): void {
    this.#parser.write(slice);
  }

  finish(): PageFacts {
    if (!this.isStopped) this.#parser.end();
    const page = this.#page;
    page.isWhole = !this.isStopped;
    page.hasHead = this.#isBodyBegun || !this.isStopped;
    page.text = tidy(this.#text.join(''));
    page.otherText = tidy(this.#other.join('\n')).slice(0, OTHER_TEXT_MAX);
    page.data = readStructuredData(this.#blocks, readMicrodata(this.#items));
    page.data.hasAddress ||= this.#saysAddress;
    page.data.hasHours ||= this.#saysHours;
    return page;
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.isStopped) return;
    this.#depth += 1;
    this.#tags += 1;
    if (this.#depth > DEPTH_MAX || this.#tags > TAGS_MAX) {
      this.isStopped = true;
      return;
    }
    if (!HEAD_TAGS.has(name)) this.#isBodyBegun = true;
    if (BLOCKS.has(name)) this.#break();
    if (name === 'svg') this.#svgDepth = this.#depth;
    // What stands in such a template is drawn, in a tree of its own.
    const isDrawn = name === 'template' && attributes['shadowrootmode'] !== undefined;
    if (this.#inertFrom === null && (name === 'noscript' || (name === 'template' && !isDrawn)))
      this.#inertFrom = this.#depth;
    const isInvisible = (INVISIBLE.has(name) && !isDrawn) || attributes['hidden'] !== undefined;
    if (this.#hiddenFrom === null && isInvisible) this.#hiddenFrom = this.#depth;
    if (this.#inertFrom !== null) return;
    this.#readAnyTag(name, attributes);
    READ.get(name)?.(this, attributes);
  }

  #close(name: string): void {
    if (this.isStopped) return;
    if (name === 'title' && this.#title) {
      const { from, text } = this.#title;
      this.#page.title ??= {
        text: tidy(text),
        line: toLine(this.#html.slice(from, this.#parser.endIndex + 1)),
      };
      this.#title = null;
    }
    if (name === 'a' || name === 'area') this.#endLink();
    if (name === 'button' && this.#link?.isPage === false) this.#endLink();
    if (name === 'form') this.#form = null;
    if (name === 'picture') this.#pictureDepth = 0;
    if (this.#heading?.depth === this.#depth) this.#endHeading();
    if (name === 'script' && this.#data) {
      this.#blocks.push(this.#data);
      this.#data = null;
    }
    if (this.#root?.depth === this.#depth) {
      if (this.#textLength === this.#root.textLength && this.#page.pictureCount === this.#root.pictures)
        this.#page.hasEmptyRoot = true;
      this.#root = null;
    }
    if (this.#microdata.at(-1)?.depth === this.#depth) this.#microdata.pop();
    if (this.#svgDepth === this.#depth) this.#svgDepth = 0;
    if (this.#hiddenFrom === this.#depth) this.#hiddenFrom = null;
    if (this.#inertFrom === this.#depth) this.#inertFrom = null;
    if (BLOCKS.has(name)) this.#break();
    this.#depth -= 1;
  }

  #addText(text: string): void {
    if (this.isStopped) return;
    if (this.#data) return this.#addData(text);
    if (this.#title && this.#title.text.length < NAME_MAX) this.#title.text += text;
    if (this.#hiddenFrom !== null || !this.#isBodyBegun) return;
    if (this.#heading && this.#heading.text.length < NAME_MAX) this.#heading.text += text;
    if (this.#link && this.#link.text.length < NAME_MAX) this.#link.text += text;
    if (text.trim() !== '') this.#textLength += text.length;
    // What is beyond is not read: nothing may be called missing then.
    if (this.#textLength > TEXT_MAX) this.isStopped = true;
    else this.#text.push(text);
  }

  #addData(text: string): void {
    if (!this.#data || this.#data.isCut) return;
    this.#dataLength += text.length;
    if (this.#dataLength > DATA_MAX) this.#data.isCut = true;
    else this.#data.text += text;
  }

  #break(): void {
    this.#text.push('\n');
  }

  #endLink(): void {
    if (!this.#link) return;
    const { isPage, ...rest } = this.#link;
    const link = { ...rest, text: tidy(rest.text) };
    this.#link = null;
    if (isPage && this.#page.links.length < LIST_MAX) this.#page.links.push(link);
    if (PRIVACY.test(link.text) || PRIVACY.test(link.url)) this.#page.hasPrivacyLink = true;
  }

  #endHeading(): void {
    const heading = this.#heading;
    this.#heading = null;
    if (heading && this.#page.headings.length < HEADINGS_MAX)
      this.#page.headings.push({ level: heading.level, text: tidy(heading.text) });
  }

  #line(): string {
    return toLine(this.#html.slice(this.#parser.startIndex, this.#parser.endIndex + 1));
  }

  #resolve(href: string | undefined): string | null {
    if (href === undefined || href.trim() === '' || href.length > URL_MAX) return null;
    return URL.parse(href.trim(), this.#base)?.href ?? null;
  }

  /** What any element may carry: a number to dial in a script's attribute, the place that a script fills, microdata. */
  #readAnyTag(name: string, attributes: Readonly<Record<string, string>>): void {
    for (const [attribute, value] of Object.entries(attributes)) {
      const pattern = attribute.endsWith('href') ? TEL_LINK : TEL;
      const number = pattern
        .exec(value)
        ?.slice(1)
        .find(group => group !== undefined);
      if (number !== undefined && this.#page.telLinks.length < LIST_MAX)
        this.#page.telLinks.push({ number: decode(number).slice(0, 60), line: this.#line() });
    }
    const { id = '', role, itemscope, itemtype, itemprop } = attributes;
    if (role === 'heading' && !/^h[1-6]$/.test(name))
      this.readHeading(Number(attributes['aria-level'] ?? 2), attributes);
    else if (this.#heading && this.#heading.depth < this.#depth)
      this.#heading.text += attributes['aria-label'] ?? '';
    const said = `${itemprop ?? ''} ${attributes['property'] ?? ''} ${itemtype ?? ''} ${attributes['typeof'] ?? ''}`;
    if (SAYS_ADDRESS.test(said)) this.#saysAddress = true;
    if (SAYS_HOURS.test(said)) this.#saysHours = true;
    if (this.#root === null && (EMPTY_ROOTS.has(id) || EMPTY_ROOTS.has(name)))
      this.#root = { depth: this.#depth, textLength: this.#textLength, pictures: this.#page.pictureCount };
    const parent = this.#microdata.at(-1)?.item;
    if (itemprop !== undefined && parent && parent.properties.length < LIST_MAX) {
      const value = attributes['content'] ?? attributes['href'] ?? attributes['datetime'] ?? '';
      for (const property of itemprop.split(/\s+/)) parent.properties.push({ name: property, value });
    }
    if (itemscope !== undefined && this.#items.length < LIST_MAX) {
      const item: MicrodataItem = { types: (itemtype ?? '').split(/\s+/), properties: [] };
      this.#items.push(item);
      this.#microdata.push({ depth: this.#depth, item });
    }
  }

  readBase({ href }: Attributes): void {
    this.#base = URL.parse(href ?? '', this.#url) ?? this.#base;
  }

  readHtml({ lang }: Attributes): void {
    this.#page.language = (lang ?? '').trim().slice(0, 20).toLowerCase() || null;
  }

  readTitle(): void {
    if (this.#svgDepth === 0 && this.#page.title === null)
      this.#title = { from: this.#parser.startIndex, text: '' };
  }

  readMeta(attributes: Attributes): void {
    const { content = '', charset } = attributes;
    const name = (attributes['name'] ?? attributes['property'] ?? '').trim().toLowerCase();
    const equivalent = (attributes['http-equiv'] ?? '').trim().toLowerCase();
    const entry = { text: tidy(content).slice(0, NAME_MAX), line: this.#line() };
    const page = this.#page;
    if (charset !== undefined) page.metaCharset ??= charset.trim().slice(0, 40);
    if (equivalent === 'content-type') {
      const [, declared] = /charset\s*=\s*["']?([\w.:-]+)/i.exec(content) ?? [];
      if (declared !== undefined) page.metaCharset ??= declared.slice(0, 40);
    }
    if (equivalent === 'content-security-policy' && /upgrade-insecure-requests/i.test(content))
      page.upgradesInsecure = true;
    if (equivalent === 'refresh') {
      const [, seconds, target] =
        /^\s*(\d+)(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content) ?? [];
      if (target !== undefined && Number(seconds) <= REFRESH_MAX_S) page.refresh ??= this.#resolve(target);
    }
    if (name === 'description' && (page.description === null || page.description.text === ''))
      page.description = entry;
    if (name === 'viewport') page.viewport = entry;
    if ((name === 'robots' || name === 'googlebot') && page.robots.length < 10) page.robots.push(entry);
    if (name === 'generator') page.generator = entry.text.slice(0, 80);
    if (name === 'og:site_name' || name === 'application-name' || name === 'og:title')
      this.#addOther(content);
  }

  readLinkTag(attributes: Attributes): void {
    const kinds = (attributes['rel'] ?? '').toLowerCase().split(/\s+/);
    const url = this.#resolve(attributes['href']);
    if (url === null) return;
    if (kinds.includes('canonical') && !this.#isBodyBegun && this.#page.canonicals.length < 10)
      this.#page.canonicals.push({ url, line: this.#line() });
    if (kinds.includes('stylesheet') && !kinds.includes('alternate') && this.#page.sheets.length < LIST_MAX) {
      const media = (attributes['media'] ?? '').toLowerCase();
      const isBlocking = !this.#isBodyBegun && media !== 'print' && attributes['disabled'] === undefined;
      this.#page.sheets.push({ url, isBlocking, line: this.#line() });
    }
    if (kinds.includes('preload') && this.#page.preloads.length < LIST_MAX) this.#page.preloads.push(url);
  }

  readScript(attributes: Attributes): void {
    const type = (attributes['type'] ?? '').trim().toLowerCase();
    if (type.includes('ld+json')) {
      this.#data = { text: '', isCut: this.#blocks.length >= DATA_BLOCKS_MAX };
      return;
    }
    const isScript = type === '' || type === 'module' || /(?:java|ecma)script/.test(type);
    if (!isScript) return;
    this.#page.hasScript = true;
    const url = this.#resolve(attributes['src']);
    if (url === null || this.#page.scripts.length >= LIST_MAX) return;
    const waits = ['async', 'defer', 'nomodule'].every(name => attributes[name] === undefined);
    const isBlocking = !this.#isBodyBegun && waits && type !== 'module';
    this.#page.scripts.push({ url, isBlocking, line: this.#line() });
  }

  readAnchor(attributes: Attributes): void {
    this.#endLink();
    const { href } = attributes;
    const url = this.#resolve(href) ?? '';
    if (MAP.test(url)) this.#page.hasMapLink = true;
    const isPage = /^https?:/.test(url) && !(href ?? '').trim().startsWith('#');
    this.#link = { url, text: attributes['aria-label'] ?? '', line: this.#line(), isPage };
  }

  /** A button may open what others link to. One inside of a link is the link's. */
  readButton(attributes: Attributes): void {
    this.#link ??= { url: '', text: attributes['aria-label'] ?? '', line: '', isPage: false };
  }

  readImage(attributes: Attributes): void {
    const { alt = '', src, srcset, width, height, style = '' } = attributes;
    if (this.#heading) this.#heading.text += alt;
    if (this.#link && this.#link.text.length < NAME_MAX) this.#link.text += alt;
    this.#addOther(alt);
    this.#page.pictureCount += 1;
    const hasStyledSize =
      /aspect-ratio\s*:/i.test(style) || /(?=.*\bwidth\s*:)(?=.*\bheight\s*:)/is.test(style);
    const hasSize = (width !== undefined && height !== undefined) || hasStyledSize;
    if (!hasSize) this.#page.unsizedPictures += 1;
    const url = this.#resolve(src);
    if (url === null || !/^https?:/.test(url) || this.#page.pictures.length >= LIST_MAX) return;
    this.#page.pictures.push({
      url,
      hasSize,
      isLazy: (attributes['loading'] ?? '').toLowerCase() === 'lazy',
      hasModernSource: srcset !== undefined || (this.#pictureDepth > 0 && this.#hasModernPicture),
      line: this.#line(),
    });
  }

  readPicture(): void {
    this.#pictureDepth = this.#depth;
    this.#hasModernPicture = false;
  }

  readSource({ type = '', srcset = '' }: Attributes): void {
    if (/webp|avif/i.test(type) || /\.(?:webp|avif)/i.test(srcset)) this.#hasModernPicture = true;
  }

  readFrame(attributes: Attributes): void {
    const later = this.#resolve(attributes['data-src'] ?? attributes['data-lazy-src']);
    const url = this.#resolve(attributes['src']);
    if ([url, later].some(one => one !== null && MAP.test(one))) this.#page.hasMapLink = true;
    if (url === null || !/^https?:/.test(url)) return;
    if (this.#page.frames.length < LIST_MAX) this.#page.frames.push({ url, line: this.#line() });
  }

  readForm(attributes: Attributes): void {
    const action = this.#resolve(attributes['action']) ?? this.#url.href;
    if (this.#page.forms.length >= 50) return;
    this.#form = { action, hasPassword: false, line: this.#line() };
    this.#page.forms.push(this.#form);
  }

  readInput(attributes: Attributes): void {
    const type = (attributes['type'] ?? 'text').trim().toLowerCase();
    if (type === 'password') {
      this.#page.hasPasswordField = true;
      if (this.#form) this.#form.hasPassword = true;
    }
    const names = `${attributes['name'] ?? ''} ${attributes['placeholder'] ?? ''} ${attributes['autocomplete'] ?? ''}`;
    if (type === 'email' || type === 'tel' || (type === 'text' && /e-?mail|phone/i.test(names)))
      this.#page.hasContactField = true;
  }

  readOld(kind: PageFacts['oldParts'][number]['kind']): void {
    if (kind === 'font') this.#page.fontTags += 1;
    if (this.#page.oldParts.length < 20) this.#page.oldParts.push({ kind, line: this.#line() });
  }

  readFrameset(): void {
    this.#page.hasFrameset = true;
    this.readOld('frames');
  }

  readEmbedded(attributes: Attributes): void {
    const values = Object.values(attributes).join(' ');
    if (/shockwave-flash|\.swf\b|clsid:d27cdb6e/i.test(values)) this.readOld('flash');
  }

  readHeading(level: number, attributes: Attributes): void {
    this.#endHeading();
    this.#heading = { level, depth: this.#depth, text: attributes['aria-label'] ?? '' };
  }

  #addOther(text: string): void {
    if (text !== '' && this.#other.length < LIST_MAX) this.#other.push(text.slice(0, NAME_MAX));
  }
}

type Attributes = Readonly<Record<string, string>>;

const heading = (level: number) => (reader: PageReader, attributes: Attributes) =>
  reader.readHeading(level, attributes);

const READ = new Map<string, (reader: PageReader, attributes: Attributes) => void>(
  Object.entries({
    base: (reader: PageReader, attributes: Attributes) => reader.readBase(attributes),
    html: (reader: PageReader, attributes: Attributes) => reader.readHtml(attributes),
    title: (reader: PageReader) => reader.readTitle(),
    meta: (reader: PageReader, attributes: Attributes) => reader.readMeta(attributes),
    link: (reader: PageReader, attributes: Attributes) => reader.readLinkTag(attributes),
    script: (reader: PageReader, attributes: Attributes) => reader.readScript(attributes),
    a: (reader: PageReader, attributes: Attributes) => reader.readAnchor(attributes),
    button: (reader: PageReader, attributes: Attributes) => reader.readButton(attributes),
    area: (reader: PageReader, attributes: Attributes) => reader.readAnchor(attributes),
    img: (reader: PageReader, attributes: Attributes) => reader.readImage(attributes),
    picture: (reader: PageReader) => reader.readPicture(),
    source: (reader: PageReader, attributes: Attributes) => reader.readSource(attributes),
    iframe: (reader: PageReader, attributes: Attributes) => reader.readFrame(attributes),
    frame: (reader: PageReader, attributes: Attributes) => reader.readFrame(attributes),
    frameset: (reader: PageReader) => reader.readFrameset(),
    form: (reader: PageReader, attributes: Attributes) => reader.readForm(attributes),
    input: (reader: PageReader, attributes: Attributes) => reader.readInput(attributes),
    object: (reader: PageReader, attributes: Attributes) => reader.readEmbedded(attributes),
    embed: (reader: PageReader, attributes: Attributes) => reader.readEmbedded(attributes),
    marquee: (reader: PageReader) => reader.readOld('marquee'),
    font: (reader: PageReader) => reader.readOld('font'),
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
  }),
);

/** One line of their HTML as evidence. */
function toLine(html: string): string {
  const line = html
    .slice(0, LINE_MAX * 2)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= LINE_MAX ? line : `${line.slice(0, LINE_MAX - 1)}…`;
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const SLICE = 16_384;
const DEPTH_MAX = 512;
const TAGS_MAX = 60_000;
const TEXT_MAX = 100_000;
const OTHER_TEXT_MAX = 5_000;
const NAME_MAX = 300;
const URL_MAX = 2_000;
const LIST_MAX = 500;
const HEADINGS_MAX = 20;
const DATA_MAX = 256_000;
const DATA_BLOCKS_MAX = 30;
const LINE_MAX = 160;
/** A page that leads on within this time is a stop on the way, not the page. */
const REFRESH_MAX_S = 5;

const HEAD_TAGS = new Set([
  'html',
  'head',
  'title',
  'meta',
  'link',
  'script',
  'style',
  'base',
  'noscript',
  'template',
]);
const INVISIBLE = new Set(['script', 'style', 'noscript', 'template', 'title']);
const BLOCKS = new Set(
  'address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Where the usual frameworks draw a page that has no HTML of its own. */
const EMPTY_ROOTS = new Set(['root', 'app', '__next', '__nuxt', '___gatsby', 'app-root']);
/** A link's whole address, with whatever signs and blanks its number has. */
const TEL_LINK = /^\s*(?:tel|callto):(.+)$/is;
/** In a script: what stands in quotes, else up to a blank. */
const TEL = /["'`](?:tel|callto):([^"'`]+)["'`]|(?:^|[^a-z])(?:tel|callto):\s*([^"'\s;)]+(?:;ext=\d+)?)/i;
const SAYS_ADDRESS =
  /(?:^|[\s:/#])(?:streetAddress|street-address|street_address|address|PostalAddress)(?=\s|$)/;
const SAYS_HOURS = /(?:^|[\s:/#])(?:openingHours|openingHoursSpecification|hours:day)(?=\s|$)/;
const PRIVACY = /privacy|privacidad|datenschutz|confidentialit/i;
const MAP =
  /^https?:\/\/(?:[\w.-]+\.)?(?:google\.[\w.]+\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|g\.page\/|maps\.apple\.com|openstreetmap\.org|bing\.com\/maps|waze\.com|mapquest\.com)/i;
