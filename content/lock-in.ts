/** One price that current customers may keep. Names in braces are figures (promotion-page.ts). */
export const lockIn = {
  title: 'Lock in your rate if you’re already a customer',
  lede: 'Current customers can lock in one price for the rest of this year or all of next year. If you pick one, we change your next invoice.',
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
      note: 'It’s one payment, until December 31. It saves you money if you pay {restOfYearFrom} a month or more now ({restOfYearMonths} from {endMonth}).',
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
      note: 'It’s one payment for twelve months, and it saves you money if you pay {nextYearFrom} a month or more now.',
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
      note: 'It includes listings, posts and a report each month, and it saves you money if you pay {nextYearWithSeoFrom} a month or more now.',
    },
  ],
} as const;
