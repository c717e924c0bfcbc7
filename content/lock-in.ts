/** What current customers may keep of the July price. Names in braces are figures (promotion-page.ts). */
export const lockIn = {
  title: 'Already with us? Lock in your rate.',
  lede: 'Current customers may keep the July price. Pick one, write to us, and we change your next invoice.',
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
      note: 'One payment, until December 31.',
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
      note: 'One payment for twelve months.',
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
      note: 'Listings, posts and a report each month.',
    },
  ],
} as const;
