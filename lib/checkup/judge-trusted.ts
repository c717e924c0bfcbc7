import type { Facts } from './facts';
import {
  FINE,
  SKIPPED,
  countPages,
  fix,
  isSameNumber,
  line,
  list,
  missing,
  number,
  pair,
  unknown,
  type Judging,
  type Rules,
  type Verdict,
} from './judging';
import {
  findCopyrightYear,
  findPhones,
  hasName,
  hasOpeningHours,
  hasStreetAddress,
  parsePhone,
} from './read-text';

/** Whether people can trust the page: a safe connection, and details that are there and agree. */
export const TRUSTED = {
  https: ({ facts, isHttps }) => {
    if (isHttps) return FINE;
    return facts.https === 'refused' || facts.https === 'yes'
      ? fix('now', pair(`http://${facts.host}`, facts.https === 'yes' ? 'https' : ''))
      : unknown('noAnswer');
  },

  certificate: ({ facts: { certificate }, isHttps }) => {
    if (!isHttps || certificate === null) return SKIPPED;
    const { problem, validTo, daysLeft } = certificate;
    const date = new Date(validTo).toISOString().slice(0, 10);
    if (problem !== null)
      return fix('now', number('certificate', { date, days: daysLeft }), { wrong: problem });
    return daysLeft <= CERTIFICATE_DAYS
      ? fix('soon', number('certificate', { date, days: daysLeft }), { wrong: 'ending' }, 'Ending')
      : FINE;
  },

  'https-redirect': ({ facts: { httpVariant, host } }) => {
    const { result, hops } = httpVariant;
    if (result === 'skipped') return SKIPPED;
    if (result === 'unknown') return unknown('noAnswer');
    return result === 'leads-to-https'
      ? FINE
      : fix('soon', list(hops.length > 0 ? hops : [`http://${host}`]));
  },

  www: ({ facts: { wwwVariant: variant, host } }) => {
    if (variant === null) return SKIPPED;
    const { result, detail } = variant;
    if (result === 'unknown') return unknown('noAnswer');
    if (result === 'leads-here' || result === 'canonical') return FINE;
    const evidence = number(WWW_SAYS[result], { variant: variant.host, host, detail });
    return fix(
      result === 'answers' ? 'later' : 'soon',
      evidence,
      { variant: variant.host },
      result === 'answers' ? 'Twice' : null,
    );
  },

  mixed: judgeMixed,

  hours: ({ facts, pages, text, pictureText, unreadText }) => {
    if (pages.some(page => page.data.hasHours) || hasOpeningHours(text) || hasOpeningHours(pictureText))
      return FINE;
    if (!isReadLanguage(facts)) return unknown('language');
    return missing(unreadText, fix('soon', number('noneOn', { pages: countPages(pages) })));
  },

  address: ({ pages, text, pictureText, unreadText }) => {
    const hasData = pages.some(({ data, hasMapLink }) => data.hasAddress || data.hasArea || hasMapLink);
    if (hasData || hasStreetAddress(text) || hasStreetAddress(pictureText)) return FINE;
    return missing(unreadText, fix('soon', number('noneOn', { pages: countPages(pages) })));
  },

  'details-agree': judgeDetails,

  copyright: ({ facts, text, unreadPage }) => {
    const found = findCopyrightYear(text);
    if (found === null) return unreadPage === null ? SKIPPED : unknown(unreadPage);
    const year = new Date(facts.checkedAt).getUTCFullYear();
    return found.year < year - 1 ? missing(unreadPage, fix('later', line(found.words))) : FINE;
  },

  privacy: ({ facts, pages, unreadText }) => {
    if (pages.some(page => page.hasPrivacyLink)) return FINE;
    if (!isReadLanguage(facts)) return unknown('language');
    const named = pages.flatMap(({ scripts }) => scripts.map(({ url }) => new URL(url).hostname));
    const statistics = named.filter(host => STATISTICS.test(host));
    const hasContact = pages.some(page => page.hasContactField);
    const evidence = number(hasContact ? 'privacyForm' : 'noneOn', { pages: countPages(pages) });
    return missing(
      unreadText,
      fix(
        hasContact || statistics.length > 0 ? 'soon' : 'later',
        statistics.length > 0 ? list([...new Set(statistics)]) : evidence,
      ),
    );
  },

  'broken-links': ({ facts, unreadPage }) => {
    const { broken, checked, named } = facts.links;
    if (broken.length > 0)
      return fix('soon', list(broken.map(({ text, path, status }) => `${text} ${path} ${status}`.trim())));
    if (facts.robots.forbidsUs) return unknown('robots');
    if (facts.robots.isUnread) return unknown('robotsUnread');
    if (unreadPage !== null) return unknown(unreadPage);
    if (checked > 0) return FINE;
    return named === 0 ? SKIPPED : unknown('noAnswer');
  },
} satisfies Rules<
  | 'https'
  | 'certificate'
  | 'https-redirect'
  | 'www'
  | 'mixed'
  | 'hours'
  | 'address'
  | 'details-agree'
  | 'copyright'
  | 'privacy'
  | 'broken-links'
>;

function judgeMixed({ facts: { page }, isHttps }: Judging): Verdict {
  if (!isHttps) return SKIPPED;
  // The browser asks for these over https.
  if (page.upgradesInsecure) return FINE;
  const active = [page.scripts, page.sheets, page.frames].flat().find(isOpen);
  if (active) return fix('now', line(active.line));
  const picture = page.pictures.find(isOpen);
  if (picture) return fix('later', line(picture.line));
  return page.isWhole ? FINE : unknown('notReached');
}

/** Asked for without encryption. */
function isOpen({ url }: { url: string }): boolean {
  return url.startsWith('http:');
}

function judgeDetails(judging: Judging): Verdict {
  const { typed, pages, phones, text, pictureText, unreadText, hasAllPhones } = judging;
  const telephones = pages.flatMap(({ data }) => data.telephones).filter(one => parsePhone(one) !== null);
  const dialed = pages.flatMap(({ telLinks }) => telLinks.map(tel => tel.number));
  const shown = [...phones.map(phone => phone.shown), ...dialed, ...telephones];
  const phone = typed.phone === null ? null : parsePhone(typed.phone);
  if (typed.phone !== null && phone !== null && shown.length > 0 && hasAllPhones) {
    const isThere =
      [...phones, ...findPhones(pictureText).phones].some(one => one.number === phone) ||
      shown.some(one => isSameNumber(phone, one));
    if (!isThere) return missing(unreadText, fix('now', pair(typed.phone, shown[0] ?? '')));
  }
  const [telephone] = telephones;
  if (telephone !== undefined && phones.length > 0 && hasAllPhones) {
    const agrees = telephones.some(one => phones.some(({ number: written }) => isSameNumber(written, one)));
    if (!agrees) return missing(unreadText, fix('soon', pair(telephone, phones[0]?.shown ?? '')));
  }
  if (typed.business !== null) {
    const places = [
      text,
      ...pages.flatMap(page => [page.title?.text ?? '', page.otherText, ...page.data.names]),
    ];
    if (!places.some(place => hasName(place, typed.business ?? '')))
      return missing(unreadText, fix('later', pair(typed.business, pages[0]?.title?.text ?? ''), {}, 'Name'));
  }
  const isCompared = typed.phone !== null || typed.business !== null || telephone !== undefined;
  return isCompared ? FINE : SKIPPED;
}

/** Whether hours and a privacy policy would be written in a language that the rules know. */
function isReadLanguage({ page }: Facts): boolean {
  return page.language === null || /^(?:en|es)\b/.test(page.language);
}

const WWW_SAYS = {
  'no-name': 'wwwNoName',
  'no-answer': 'wwwNoAnswer',
  'bad-certificate': 'wwwCertificate',
  elsewhere: 'wwwElsewhere',
  answers: 'wwwAnswers',
} as const;

/** Ends within these days. */
const CERTIFICATE_DAYS = 14;
const STATISTICS =
  /(?:^|\.)(?:googletagmanager\.com|google-analytics\.com|connect\.facebook\.net|clarity\.ms|hotjar\.com|static\.cloudflareinsights\.com|mixpanel\.com|segment\.com|matomo\.cloud|analytics\.tiktok\.com|snap\.licdn\.com)$/;
