import { promotionWindow } from '@/content/promotion-window';

/**
 * What July sells is a bundle of its own, sold on a call in every other month: `regular` is its price then, `july` its
 * price in July. It is none of the website plans and none of the products.
 */
const bundle = {
  name: 'Main Street Bundle',
  regularMonthlyPrice: 29_900,
  termMonths: 12,
  parts: {
    build: { regularPrice: 120_000, julyPrice: 60_000 },
    year: { regularPrice: 238_800, julyPrice: 39_900 },
  },
} as const;

const { build, year } = bundle.parts;
const regularYearPrice = bundle.regularMonthlyPrice * bundle.termMonths;
const yearPrice = build.julyPrice + year.julyPrice;

/** 'Christmas in July' (docs/product/promotion.md). Prices in US cents; the years come from the promotion's window. */
export const promotion = {
  name: 'Christmas in July',
  isOffered: promotionWindow.isOffered,
  formName: 'christmas-in-july-form',
  /** Month and day in the agency's time zone; the window is recomputed each year from the first on. */
  window: { start: promotionWindow.start, end: promotionWindow.end, firstYear: 2025 },
  bundle,
  /** Of the website's build, which is one part of the bundle. */
  percentOff: 50,
  places: promotionWindow.places,
  seoDays: 90,
  monthlyPrice: 9_900,
  yearPrice,
  regularYearPrice,
  saving: regularYearPrice - yearPrice,
  lockIn: { restOfYear: 99_900, nextYear: 99_900, nextYearWithSeo: 199_900 },
  /** What one payment of a current customer pays for, if not for the rest of the year: that begins with the window's end. */
  lockInMonths: { nextYear: 12, nextYearWithSeo: 12 },
  restrictions: {
    commitmentMonths: 12,
    cancelNoticeDays: 30,
    pageLimit: 10,
    extraPagesBundle: { pages: 5, price: 9_900 },
    bandwidthGb: 100,
    emailAddresses: 5,
    domainAndSslYears: 1,
    helpDeskHoursPerMonth: 1,
    profilePostsPerMonth: 20,
  },
  build: { typicalBusinessDays: 7, expeditedBusinessDays: 3 },
  contactWithinHours: 24,
  claim: { provenance: 'sample', signUps: 7, hours: 72, rating: '4.9', reviews: '90+' },
  businessTypes: [
    { value: 'restaurant', label: 'Restaurant' },
    { value: 'retail', label: 'Retail' },
    { value: 'healthcare', label: 'Healthcare' },
    { value: 'professional-services', label: 'Professional Services' },
    { value: 'home-services', label: 'Home Services' },
    { value: 'automotive', label: 'Automotive' },
    { value: 'beauty-wellness', label: 'Beauty & Wellness' },
    { value: 'real-estate', label: 'Real Estate' },
    { value: 'fitness', label: 'Fitness' },
    { value: 'education', label: 'Education' },
    { value: 'nonprofit', label: 'Nonprofit' },
    { value: 'other', label: 'Other' },
  ],
} as const;
