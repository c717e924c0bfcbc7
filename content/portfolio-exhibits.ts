import type { ProjectExhibit } from '@/content/project';

/**
 * What each sample project counted, in its trade's own units, and three things to see on its site. `at` is a spot on the
 * picture of the site, which is 1000 wide and 465 high. All figures are invented, and the pages say so.
 */
export const projectExhibits: Readonly<Partial<Record<string, ProjectExhibit>>> = {
  'odell-and-sons-plumbing': {
    unit: 'window',
    columns: 10,
    title: 'Night jobs: 4 a month, then 19',
    caption: 'One lit window is one job between 8 p.m. and 6 a.m.',
    panels: [
      { name: 'night jobs in March', count: 4, of: 20 },
      { name: 'night jobs in June', count: 19, of: 20 },
    ],
    callouts: [
      {
        at: [880, 80],
        title: 'The number dials',
        text: 'It used to be part of a picture. Now it’s one tap on each page.',
      },
      {
        at: [500, 130],
        title: 'Minutes come first',
        text: 'The first line says how soon someone gets there. That’s what callers asked.',
      },
      {
        at: [275, 342],
        title: 'One button at night',
        text: 'It opens the chatbot, which asks one thing: is water running right now?',
      },
    ],
  },
  'nonna-bea': {
    unit: 'table',
    columns: 10,
    title: 'Reservations by chatbot on the first Saturday',
    caption: 'One set table is one reservation the chatbot took on the first Saturday.',
    panels: [{ name: 'tables booked by chatbot, of 20', count: 11, of: 20 }],
    callouts: [
      {
        at: [300, 110],
        title: 'Still Nonna’s paper',
        text: 'The page looks like the menu on the table.',
      },
      {
        at: [208, 232],
        title: 'Tonight’s special',
        text: 'Bea texts a sentence at four. A minute later it’s on the page.',
      },
      {
        at: [405, 298],
        title: 'A table in one tap',
        text: 'The chatbot reads the reservation book and offers what’s open.',
      },
    ],
  },
  'bright-row-dental': {
    unit: 'chair',
    columns: 8,
    title: 'New patients in a month, before and after',
    caption: 'One chair is one new patient, from the tally at the front desk.',
    panels: [
      { name: 'new patients in April', count: 9, of: 16 },
      { name: 'new patients in July', count: 16, of: 16 },
    ],
    callouts: [
      {
        at: [640, 42],
        title: 'New patients first',
        text: 'The two links newcomers need come before the story of the practice.',
      },
      {
        at: [362, 150],
        title: 'It answers “Will it hurt?” first',
        text: 'People search at night about the pain and the bill. The first line answers one.',
      },
      {
        at: [240, 285],
        title: 'Booking after hours',
        text: 'It takes a name, a number, and new or existing. A person asks what hurts.',
      },
    ],
  },
  'fern-and-twine': {
    unit: 'bouquet',
    columns: 15,
    title: 'Website orders in June, before and after',
    caption: 'One bouquet is one order from the website.',
    panels: [
      { name: 'last June, from 60 bouquets', count: 31, of: 31 },
      { name: 'this June, from one', count: 74, of: 74 },
    ],
    callouts: [
      {
        at: [330, 150],
        title: 'Only the name',
        text: 'There’s no menu of sixty bouquets, and this page sells the one of today.',
      },
      {
        at: [740, 150],
        title: 'What’s in the cooler',
        text: 'This morning’s bouquet, sent from Marta’s phone at eight.',
      },
      {
        at: [500, 395],
        title: 'Price and hour',
        text: 'What it costs and when it arrives, next to the button.',
      },
    ],
  },
  'marlow-barber': {
    unit: 'comb',
    columns: 8,
    title: 'Cuts on a Tuesday, before and after',
    caption: 'One comb is one cut on a Tuesday.',
    panels: [
      { name: 'cuts on a Tuesday, before', count: 14, of: 22 },
      { name: 'two months later', count: 22, of: 22 },
    ],
    callouts: [
      {
        at: [525, 165],
        title: 'Prices at the top',
        text: 'Devon’s rule is that cut and shave come before anything else.',
      },
      {
        at: [395, 312],
        title: 'The next free chair',
        text: 'It comes straight from the appointment book, and the marked time is free.',
      },
      {
        at: [45, 232],
        title: 'Black after dark',
        text: 'The page is light by day and black at night, like the shop, and the pole stays.',
      },
    ],
  },
  'tully-auto-repair': {
    unit: 'bay',
    columns: 6,
    title: 'Cars a week with an estimate by text',
    caption: 'One full bay is one car in a week whose owner got the estimate by text.',
    panels: [
      { name: 'cars in a week, before', count: 4, of: 12 },
      { name: 'cars in a week, after', count: 11, of: 12 },
    ],
    callouts: [
      {
        at: [330, 75],
        title: 'What people fear',
        text: 'Money and trust, in letters as wide as the garage door.',
      },
      {
        at: [680, 330],
        title: 'A car like theirs',
        text: 'The kind with 140,000 miles, not a sports car.',
      },
      {
        at: [200, 390],
        title: 'How it starts',
        text: 'Customers text a photo. The reply has a range and what could change it.',
      },
    ],
  },
  'ridgeline-roofing': {
    unit: 'shingle',
    columns: 14,
    title: 'Inspections and jobs in the week after a storm',
    caption: 'One shingle is one inspection in that week. A filled one became a job.',
    panels: [{ name: 'jobs from 41 inspections', count: 23, of: 41 }],
    callouts: [
      {
        at: [255, 62],
        title: 'Two generations',
        text: 'The name comes first, because storm crews from other states don’t have one here.',
      },
      {
        at: [568, 240],
        title: 'The storm switch',
        text: 'Turned on from the owner’s phone, this line names the date and the towns.',
      },
      {
        at: [278, 308],
        title: 'A slot by town',
        text: 'So one crew can do eight roofs without driving in circles.',
      },
    ],
  },
  'harbor-yoga-room': {
    unit: 'mat',
    columns: 5,
    title: 'First visits to a class in a week',
    caption: 'One mat is one person who came for the first time.',
    panels: [
      { name: 'first visits in a week, in May', count: 6, of: 10 },
      { name: 'in August', count: 10, of: 10 },
    ],
    callouts: [
      {
        at: [345, 90],
        title: 'No stock photos of models',
        text: 'Beginners are shy enough, so the page opens on a sun and a name.',
      },
      {
        at: [256, 326],
        title: 'Hours as the page',
        text: 'Day, hour and mats left are text, so the page opens on a weak signal.',
      },
      {
        at: [302, 366],
        title: 'A class for beginners',
        text: 'It says that you can leave whenever you like.',
      },
    ],
  },
  'quill-and-ledger': {
    unit: 'folder',
    columns: 15,
    title: 'Clients with everything in by Friday',
    caption: 'One folder is one client. A full one had everything in by Friday.',
    panels: [
      { name: 'of 90 clients, with the old portal', count: 11, of: 90 },
      { name: 'of 90 clients, with the list', count: 63, of: 90 },
    ],
    callouts: [
      {
        at: [290, 187],
        title: 'What you get, and by which day',
        text: '“Balanced by Friday” is a promise that any client can check.',
      },
      {
        at: [790, 180],
        title: 'The list itself',
        text: 'What’s done and what’s missing.',
      },
      {
        at: [640, 42],
        title: 'Three menus',
        text: 'There were fourteen before, and a client needed one of them.',
      },
    ],
  },
};
