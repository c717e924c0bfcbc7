/**
 * What the promotion says outside its own page, while it has places and when all are taken. Names in braces are figures
 * of `promotion`.
 */
export const promotionOffers = {
  banner: {
    open: {
      text: 'up to {percentOff}% off for the next {places} customers, from {startDay} through {lastDay}.',
      button: 'See the offer',
    },
    full: {
      text: 'all {places} spots are taken, and the waiting list is open.',
      button: 'Join the waiting list',
    },
  },
  home: {
    open: {
      text: 'Up to {percentOff}% off a new website, plus {seoDays} days of Local SEO. For the next {places} customers, from {startDay} through {lastDay}.',
      button: 'Claim the July price',
    },
    full: {
      text: 'All {places} spots are taken. Join the waiting list, and we’ll email you if one opens up.',
      button: 'Join the waiting list',
    },
  },
  popup: {
    open: {
      text: 'Up to {percentOff}% off a new website and {seoDays} days of Local SEO, for the next {places} customers, from {startDay} through {lastDay}. A full year is {yearPrice} instead of {regularYearPrice}: you save {saving}.',
      button: 'See the details',
    },
    full: {
      text: 'All {places} spots are taken. Join the waiting list, and we’ll email you if one opens up.',
      button: 'Join the waiting list',
    },
  },
} as const;
