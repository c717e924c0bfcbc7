import { siteOf } from './address';
import type { FileFacts } from './facts';
import {
  FINE,
  SKIPPED,
  fix,
  kilobytes,
  list,
  number,
  unknown,
  type Judging,
  type Rules,
  type UnknownReason,
  type Verdict,
} from './judging';

/** Whether the page comes quickly. Bytes, counts and lines decide; one time does, measured once. */
export const FAST = {
  'first-byte': ({ facts: { firstByteMs } }) => {
    const evidence = number('firstByte', { seconds: (firstByteMs / 1_000).toFixed(1) });
    if (firstByteMs > FIRST_BYTE_SOON_MS) return fix('soon', evidence);
    return firstByteMs > FIRST_BYTE_LATER_MS ? fix('later', evidence) : FINE;
  },

  weight: judging => {
    const { facts } = judging;
    const parts = [
      { name: facts.host, bytes: facts.html.wireBytes },
      ...facts.files.map(({ url, wireBytes }) => ({ name: nameOfFile(url), bytes: wireBytes })),
    ];
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    if (bytes <= WEIGHT_LATER) {
      const why = whyUnmeasured(judging);
      return why === 'robots' || why === 'notReached' ? unknown(why) : FINE;
    }
    const largest = parts.sort((one, other) => other.bytes - one.bytes).slice(0, 3);
    const evidence = list(largest.map(part => `${part.name.slice(0, 60)}: ${kilobytes(part.bytes)}`));
    const values = { seconds: String(Math.round((bytes * 8) / SLOW_4G_BITS_PER_SECOND)) };
    return fix(bytes > WEIGHT_SOON ? 'soon' : 'later', evidence, values);
  },

  requests: ({ facts: { page } }) => {
    const { scripts, sheets, frames, pictures, preloads } = page;
    const urls = [scripts, sheets, frames, pictures.filter(({ isLazy }) => !isLazy)]
      .flat()
      .map(({ url }) => url);
    const count = new Set([...urls, ...preloads]).size;
    const evidence = number('requests', {
      count,
      scripts: scripts.length,
      sheets: sheets.length,
      pictures: pictures.length,
      frames: frames.length,
    });
    if (count > REQUESTS_SOON) return fix('soon', evidence);
    if (count > REQUESTS_LATER) return fix('later', evidence);
    return page.isWhole ? FINE : unknown('notReached');
  },

  compression: ({ facts: { html, files } }) => {
    if (html.encoding === '' && html.bytes > PACK_MIN)
      return fix('soon', number('notPacked', packed('HTML', html.bytes, html.gzippedBytes)), {
        before: kilobytes(html.bytes),
        after: kilobytes(html.gzippedBytes),
      });
    const file = files.find(
      ({ kind, encoding, gzippedBytes, wireBytes }) =>
        kind !== 'picture' && encoding === '' && gzippedBytes !== null && wireBytes > PACK_MIN,
    );
    if (!file || file.gzippedBytes === null) return FINE;
    return fix(
      'later',
      number('notPacked', packed(nameOfFile(file.url), file.wireBytes, file.gzippedBytes)),
      {
        before: kilobytes(file.wireBytes),
        after: kilobytes(file.gzippedBytes),
      },
    );
  },

  caching: judging => {
    const { files } = judging.facts;
    const short = files.find(({ keepSeconds }) => keepSeconds === null || keepSeconds < DAY_S);
    if (short) {
      const value = short.cacheControl === '' ? 'none' : short.cacheControl;
      return fix('later', { kind: 'header', name: `${nameOfFile(short.url)} cache-control`, value });
    }
    return files.length > 0 ? FINE : unmeasured(judging, ownFilesOf(judging));
  },

  pictures: judgePictures,

  'picture-space': ({ facts: { page } }) => {
    const { unsizedPictures, pictureCount } = page;
    if (unsizedPictures >= UNSIZED_MIN && unsizedPictures * 2 >= pictureCount)
      return fix('later', number('unsized', { unsized: unsizedPictures, count: pictureCount }));
    return page.isWhole ? FINE : unknown('notReached');
  },

  blocking: ({ facts: { page } }) => {
    const scripts = page.scripts.filter(({ isBlocking }) => isBlocking);
    const sheets = page.sheets.filter(({ isBlocking }) => isBlocking);
    const names = [...scripts, ...sheets].map(({ url }) => nameOfFile(url));
    if (scripts.length >= BLOCKING_SCRIPTS || scripts.length + sheets.length >= BLOCKING_FILES)
      return fix('soon', list(names));
    if (scripts.length > 0) return fix('later', list(scripts.map(({ url }) => nameOfFile(url))));
    return page.hasHead ? FINE : unknown('notReached');
  },

  'third-parties': ({ facts }) => {
    const { scripts, sheets, frames, pictures } = facts.page;
    const own = siteOf(facts.host);
    const hosts = [scripts, sheets, frames, pictures].flat().map(({ url }) => siteOf(new URL(url).hostname));
    const others = [...new Set(hosts)].filter(site => site !== own && site !== '');
    if (others.length >= THIRD_PARTIES_SOON) return fix('soon', list(others));
    if (others.length >= THIRD_PARTIES_LATER) return fix('later', list(others));
    return facts.page.isWhole ? FINE : unknown('notReached');
  },
} satisfies Rules<
  | 'first-byte'
  | 'weight'
  | 'requests'
  | 'compression'
  | 'caching'
  | 'pictures'
  | 'picture-space'
  | 'blocking'
  | 'third-parties'
>;

function judgePictures(judging: Judging): Verdict {
  const { facts } = judging;
  const measured = facts.files.filter(({ kind }) => kind === 'picture');
  const [largest] = measured.toSorted((one, other) => other.wireBytes - one.wireBytes);
  if (!largest)
    return facts.page.pictures.length === 0 && facts.page.isWhole && judging.unreadPage === null
      ? SKIPPED
      : unmeasured(judging, facts.ownFiles.pictures);
  const old = measured.find(({ type }) => /bmp|tiff/.test(type));
  const shown = old ?? largest;
  const all = facts.html.wireBytes + facts.files.reduce((sum, { wireBytes }) => sum + wireBytes, 0);
  const pictures = measured.reduce((sum, { wireBytes }) => sum + wireBytes, 0);
  const evidence = number('picture', { name: nameOfFile(shown.url), size: kilobytes(shown.wireBytes) });
  const values = { share: `${Math.round((pictures / all) * 100)}%` };
  if (old || largest.wireBytes > PICTURE_SOON) return fix('soon', evidence, values);
  if (largest.wireBytes > PICTURE_LATER) return fix('later', evidence, values);
  const plain = measured.find(isPlainPhoto);
  if (!plain) return FINE;
  return fix(
    'later',
    number('picture', { name: nameOfFile(plain.url), size: kilobytes(plain.wireBytes) }),
    values,
  );
}

/** A JPEG or PNG for everyone, where smaller kinds exist. */
function isPlainPhoto({ type, wireBytes, isModern }: FileFacts): boolean {
  return /jpe?g|png/.test(type) && wireBytes > PICTURE_PLAIN && !isModern;
}

/** Own files that the page names. */
function ownFilesOf({ facts }: Judging): number {
  return facts.ownFiles.scripts + facts.ownFiles.sheets + facts.ownFiles.pictures;
}

/** Where nothing could be measured: all of it is on other servers, or our limits ended first. */
function unmeasured(judging: Judging, own: number): Verdict {
  const { page } = judging.facts;
  const named = page.scripts.length + page.sheets.length + page.pictures.length;
  if (named === 0 && page.isWhole && judging.unreadPage === null) return SKIPPED;
  return unknown(whyUnmeasured(judging) ?? (own === 0 ? 'elsewhere' : 'noAnswer'));
}

function whyUnmeasured({ facts, unreadPage }: Judging): UnknownReason | null {
  if (facts.robots.forbidsUs) return 'robots';
  if (facts.robots.isUnread) return 'robotsUnread';
  return unreadPage;
}

function packed(name: string, before: number, after: number) {
  return { name, before: kilobytes(before), after: kilobytes(after) };
}

/** The last part of a file's address: the name that its owner knows it by. */
function nameOfFile(url: string): string {
  const { pathname = '', host = '' } = URL.parse(url) ?? {};
  return pathname.split('/').at(-1) || host;
}

/** web.dev: good is up to 0.8 s, poor is over 1.8 s. */
const FIRST_BYTE_LATER_MS = 800;
const FIRST_BYTE_SOON_MS = 1_800;
const WEIGHT_LATER = 1_500_000;
const WEIGHT_SOON = 3_000_000;
/** Lighthouse's slow 4G. */
const SLOW_4G_BITS_PER_SECOND = 1_600_000;
const REQUESTS_LATER = 40;
const REQUESTS_SOON = 80;
/** Below, packing saves no packet. */
const PACK_MIN = 1_400;
const DAY_S = 86_400;
const PICTURE_SOON = 1_000_000;
const PICTURE_LATER = 300_000;
const PICTURE_PLAIN = 100_000;
const UNSIZED_MIN = 3;
const BLOCKING_SCRIPTS = 4;
const BLOCKING_FILES = 8;
const THIRD_PARTIES_LATER = 5;
const THIRD_PARTIES_SOON = 10;
