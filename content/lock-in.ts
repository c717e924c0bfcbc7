/** One price that current customers may keep. Names in braces are figures (promotion-page.ts). */
export const lockIn = {
  title: 'Already with us? Lock in your rate.',
  lede: 'Current customers can lock in one price for the rest of this year or all of next year. Pick one, and we change your next invoice.',
  button: 'Lock in this rate',
  total: 'One payment',
  options: [
    {
      id: 'rest-of-year',
      inquiry: 'lock-in-rest-of-year',
      title: 'Rest of the year',
      lines: [
        { label: 'Your site, hosted and edited', value: 'rest of {year}' },
        { label: 'Monthly SEO', value: 'not included' },
      ],
      price: '{restOfYear}',
      note: 'One payment, until December 31. Saves money if you pay {restOfYearFrom} a month or more now ({restOfYearMonths} from {endMonth}).',
    },
    {
      id: 'next-year',
      inquiry: 'lock-in-next-year',
      title: 'Next year',
      lines: [
        { label: 'Your site, hosted and edited', value: 'full year {nextYear}' },
        { label: 'Monthly SEO', value: 'not included' },
      ],
      price: '{nextYearPrice}',
      note: 'One payment for twelve months. Saves money if you pay {nextYearFrom} a month or more now.',
    },
    {
      id: 'next-year-seo',
      inquiry: 'lock-in-next-year-seo',
      title: 'Next year with SEO',
      lines: [
        { label: 'Your site, hosted and edited', value: 'full year {nextYear}' },
        { label: 'Monthly SEO', value: 'included' },
      ],
      price: '{nextYearWithSeo}',
      note: 'Listings, posts and a report each month. Saves money if you pay {nextYearWithSeoFrom} a month or more now.',
    },
  ],
} as const;
