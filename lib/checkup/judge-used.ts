import {
  FINE,
  SKIPPED,
  countPages,
  fix,
  isSameNumber,
  line,
  missing,
  number,
  pair,
  unknown,
  type Judging,
  type Rules,
  type Verdict,
} from './judging';
import { findPhones } from './read-text';

/** Whether people can use the page: on a phone, to call, to write. */
export const USED = {
  viewport: ({ facts: { page } }) => {
    const { viewport } = page;
    if (viewport === null) return page.hasHead ? fix('now', number('noViewport')) : unknown('notReached');
    const settings = new Map(
      viewport.text
        .toLowerCase()
        .replace(/\s*=\s*/g, '=')
        .split(/[,;\s]+/)
        .map(part => {
          const [name = '', value = ''] = part.split('=');
          return [name.trim(), value.trim()] as const;
        }),
    );
    const width = settings.get('width');
    // Without a width, browsers take the device's where the scale is 1.
    const isForPhones =
      width === 'device-width' || (width === undefined && Number(settings.get('initial-scale')) === 1);
    if (!isForPhones) return fix('now', line(viewport.line));
    const scalable = settings.get('user-scalable');
    const maximum = settings.get('maximum-scale');
    const forbidsZoom =
      scalable === 'no' ||
      scalable === '0' ||
      (maximum !== undefined && Number.parseFloat(maximum) < ZOOM_MIN);
    return forbidsZoom ? fix('later', line(viewport.line), {}, 'Zoom') : FINE;
  },

  'phone-link': judgePhoneLink,

  'old-technology': ({ facts: { page } }) => {
    const worst = page.oldParts.find(({ kind }) => kind === 'frames' || kind === 'flash');
    if (worst) return fix('now', line(worst.line));
    if (!page.hasDoctype) return fix('later', number('noDoctype'), {}, 'Old');
    const marquee = page.oldParts.find(({ kind }) => kind === 'marquee');
    if (marquee) return fix('later', line(marquee.line), {}, 'Old');
    const font = page.oldParts.find(({ kind }) => kind === 'font');
    if (font && page.fontTags >= FONTS_MIN) return fix('later', line(font.line), {}, 'Old');
    return page.isWhole ? FINE : unknown('notReached');
  },

  garbled: ({ facts, pages }) => {
    for (const { text } of pages) {
      const broken = /.{0,40}\ufffd.{0,40}/.exec(text)?.[0];
      if (broken !== undefined) return fix('soon', line(broken));
      const pairs = text.match(MOJIBAKE) ?? [];
      if (pairs.length >= 2)
        return fix('soon', line(new RegExp(`.{0,40}${MOJIBAKE.source}.{0,40}`).exec(text)?.[0] ?? ''));
    }
    const { headerCharset } = facts.html;
    const { metaCharset } = facts.page;
    const differ =
      headerCharset !== null &&
      metaCharset !== null &&
      encodingOf(headerCharset) !== encodingOf(metaCharset) &&
      !facts.html.isAscii;
    if (differ) return fix('soon', pair(headerCharset, metaCharset));
    return facts.page.isWhole ? FINE : unknown('notReached');
  },

  'form-target': ({ facts, pages, isHttps, unreadPage }) => {
    const forms = pages.flatMap(page => page.forms);
    // The browser sends these over https.
    const upgrades = facts.page.upgradesInsecure;
    const unsafe = forms.find(
      form => (isHttps && !upgrades && form.action.startsWith('http:')) || (!isHttps && form.hasPassword),
    );
    if (unsafe) return fix('now', line(unsafe.line));
    const mail = forms.find(form => form.action.toLowerCase().startsWith('mailto:'));
    if (mail) return fix('soon', line(mail.line));
    if (unreadPage !== null) return unknown(unreadPage);
    return facts.page.forms.length === 0 && forms.length === 0 ? SKIPPED : FINE;
  },
} satisfies Rules<'viewport' | 'phone-link' | 'old-technology' | 'garbled' | 'form-target'>;

function judgePhoneLink({ pages, phones, pictureText, unreadText, hasAllPhones }: Judging): Verdict {
  const tels = pages.flatMap(page => page.telLinks);
  const [shown] = phones.length > 0 ? phones : findPhones(pictureText).phones;
  if (tels.length === 0) {
    const values = { number: shown?.number ?? '' };
    const evidence = shown
      ? number('phoneShown', { number: shown.shown })
      : number('noPhone', { pages: countPages(pages) });
    return missing(unreadText, fix('now', evidence, values, shown ? null : 'None'));
  }
  if (!shown || !hasAllPhones) return FINE;
  if (tels.some(tel => phones.some(phone => isSameNumber(phone.number, tel.number)))) return FINE;
  // The number that it dials may be written on what was not read.
  return missing(
    unreadText,
    fix('soon', pair(shown.shown, tels[0]?.line ?? ''), { number: shown.number }, 'Other'),
  );
}

/** The encoding behind a label: `ISO-8859-1` and `windows-1252` are one. */
function encodingOf(label: string): string {
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return label.trim().toLowerCase();
  }
}

/** Text of UTF-8 read as Latin: `Ã©`, `Â `, `â€™`. */
const MOJIBAKE = /[ÃÂ][\u0080-\u00bf]|â€[\u0080-\u00bf\u2018-\u2122]/g;
/** Below, people with weak eyes cannot enlarge the page enough. */
const ZOOM_MIN = 2;
const FONTS_MIN = 5;
