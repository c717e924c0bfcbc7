import { formatDollars } from '@/lib/site/money';
import { zonedMonth, type PromotionWindow } from './window';

/** The figures that the promotion's words have in braces. Years move with the visitor's clock (promotion-text.tsx). */
export type Figures = Readonly<Record<string, string>>;

/** Every figure of the offer as it is written, from the one place that has it. */
export function promotionFigures({ promotion, window, placesLeft, timeZone }: FiguresInput): Figures {
  const { restrictions, claim, build, lockIn, lockInMonths, bundle } = promotion;
  const monthsLeft = 12 - (zonedMonth(window.end, timeZone) - 1);
  const { parts } = bundle;
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone });
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone });
  return {
    year: String(window.year),
    nextYear: String(window.year + 1),
    startDay: day.format(window.start),
    endDay: day.format(window.end),
    lastDay: day.format(window.end - 1),
    percentOff: String(promotion.percentOff),
    places: String(promotion.places),
    placesLeft: String(placesLeft),
    seoDays: String(promotion.seoDays),
    contactHours: String(promotion.contactWithinHours),
    monthlyPrice: formatDollars(promotion.monthlyPrice),
    yearPrice: formatDollars(promotion.yearPrice),
    regularYearPrice: formatDollars(promotion.regularYearPrice),
    saving: formatDollars(promotion.saving),
    bundle: bundle.name,
    regularMonthlyPrice: formatDollars(bundle.regularMonthlyPrice),
    termMonths: String(bundle.termMonths),
    regularBuild: formatDollars(parts.build.regularPrice),
    julyBuild: formatDollars(parts.build.julyPrice),
    regularService: formatDollars(parts.year.regularPrice),
    julyService: formatDollars(parts.year.julyPrice),
    monthlyTotal: formatDollars(promotion.monthlyPrice * restrictions.commitmentMonths),
    restOfYearMonths: monthsLeft === 1 ? '1 month' : `${monthsLeft} months`,
    endMonth: month.format(window.end),
    restOfYearFrom: worthFrom(lockIn.restOfYear, monthsLeft),
    nextYearFrom: worthFrom(lockIn.nextYear, lockInMonths.nextYear),
    nextYearWithSeoFrom: worthFrom(lockIn.nextYearWithSeo, lockInMonths.nextYearWithSeo),
    restOfYear: formatDollars(lockIn.restOfYear),
    nextYearPrice: formatDollars(lockIn.nextYear),
    nextYearWithSeo: formatDollars(lockIn.nextYearWithSeo),
    commitmentMonths: String(restrictions.commitmentMonths),
    noticeDays: String(restrictions.cancelNoticeDays),
    pageLimit: String(restrictions.pageLimit),
    bundlePages: String(restrictions.extraPagesBundle.pages),
    bundlePrice: formatDollars(restrictions.extraPagesBundle.price),
    bandwidthGb: String(restrictions.bandwidthGb),
    emailAddresses: String(restrictions.emailAddresses),
    helpDeskHours: String(restrictions.helpDeskHoursPerMonth),
    profilePosts: String(restrictions.profilePostsPerMonth),
    typicalDays: String(build.typicalBusinessDays),
    expeditedDays: String(build.expeditedBusinessDays),
    signUps: String(claim.signUps),
    signUpHours: String(claim.hours),
    rating: claim.rating,
    reviews: claim.reviews,
  };
}

/** The lowest price, in whole dollars, that costs more in `months` payments than once `price` cents. */
function worthFrom(price: number, months: number): string {
  return formatDollars(Math.floor(price / months / 100 + 1) * 100);
}

/** The text with its figures in place. A name that has no figure is a mistake in the words, and says so. */
export function fill(text: string, figures: Figures): string {
  return text.replace(TOKEN, (_, name: string) => figureOf(name, figures));
}

/** The text in parts: plain words, and the figures by name. */
export function splitFigures(text: string, figures: Figures): TextPart[] {
  const parts = text.split(/(\{\w+\})/).filter(part => part !== '');
  return parts.map(part => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1] ?? null;
    return { name, text: name === null ? part : figureOf(name, figures) };
  });
}

/** `name` is null for plain words. */
type TextPart = { name: string | null; text: string };

export class MissingFigureError extends Error {
  override name = 'MissingFigureError';
}

function figureOf(name: string, figures: Figures): string {
  const figure = figures[name];
  if (figure === undefined)
    throw new MissingFigureError(`The promotion's words name a figure that does not exist: ${name}`);
  return figure;
}

const TOKEN = /\{(\w+)\}/g;

type FiguresInput = {
  promotion: PromotionTerms;
  window: PromotionWindow;
  placesLeft: number;
  timeZone: string;
};

/** What the figures are read from: the shape of `content/promotion.ts`. Prices are cents. */
type PromotionTerms = {
  percentOff: number;
  places: number;
  seoDays: number;
  monthlyPrice: number;
  yearPrice: number;
  regularYearPrice: number;
  saving: number;
  contactWithinHours: number;
  lockIn: { restOfYear: number; nextYear: number; nextYearWithSeo: number };
  lockInMonths: { nextYear: number; nextYearWithSeo: number };
  bundle: {
    name: string;
    regularMonthlyPrice: number;
    termMonths: number;
    parts: Record<'build' | 'year', { regularPrice: number; julyPrice: number }>;
  };
  restrictions: {
    commitmentMonths: number;
    cancelNoticeDays: number;
    pageLimit: number;
    extraPagesBundle: { pages: number; price: number };
    bandwidthGb: number;
    emailAddresses: number;
    helpDeskHoursPerMonth: number;
    profilePostsPerMonth: number;
  };
  build: { typicalBusinessDays: number; expeditedBusinessDays: number };
  claim: { signUps: number; hours: number; rating: string; reviews: string };
};
