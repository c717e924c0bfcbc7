import { addOns } from '@/content/add-ons';
import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import type { ProjectOffer } from '@/content/project';
import { formatDollars } from '@/lib/site/money';

/** What each sample project would be from our price list, what its owner did, and what did not work. */
export const projectOffers: Readonly<Partial<Record<string, ProjectOffer>>> = {
  'odell-and-sons-plumbing': {
    card: 'Night calls went to an answering machine. Night jobs rose from 4 a month to 19.',
    plan: 'pro',
    why: 'It needs ten pages, a managed profile and a chatbot that books, and Pro has all three.',
    quoted:
      'The text message that wakes Jim when water is running isn’t on the price list. We quote a link like that before we start.',
    owner:
      'Jim talked with us for an hour, sent 20 photos from the vans and corrected the prices of a visit. He still writes on the whiteboard.',
    failed:
      'Two town pages brought no calls for four months, because we had promised them too early. A page that showed every van came down after two weeks.',
  },
  'nonna-bea': {
    card: 'The menu was a photo with old prices. On the first Saturday the chatbot took 11 reservations.',
    plan: 'pro',
    why: 'Five pages would fit Basic, but the chatbot that takes reservations comes with Pro.',
    quoted:
      'Posting the special by text message isn’t on the price list, and neither is a link to a reservation book. Both are quoted before we start.',
    owner:
      'Bea read us the menu between lunch and dinner and told us which dishes run out first. Now she texts one line a day from the stove.',
    failed:
      'At first the chatbot offered tables until closing time, so two parties sat down when the kitchen was done. Now its last table is an hour earlier.',
  },
  'bright-row-dental': {
    card: 'The practice was listed in the wrong category. New patients rose from 9 a month to 16.',
    plan: 'pro',
    why: 'It needs ten pages, a managed profile and booking after hours, so Pro is the plan for it.',
    quoted:
      'The insurance list that visitors can search isn’t on the price list. We quote it before we start, and the office keeps it current.',
    owner:
      'Dr. Osei read each treatment page and crossed out what a patient wouldn’t understand. The front desk keeps the tally of new patients.',
    failed:
      'The first booking form asked for the reason of the visit, and people stopped there. We took the question out, so a person asks it by phone.',
  },
  'fern-and-twine': {
    card: 'A catalog of 60 bouquets led to calls about substitutes. Website orders in June rose from 31 to 74.',
    plan: 'basic',
    addOn: 'payment-gateway',
    why: 'Four pages fit Basic, and the add-on takes the payment for the bouquet of the day.',
    quoted:
      'Delivery zones by ZIP code, with a limit of stops for each one, aren’t on the price list. We quote them before we start.',
    owner:
      'Marta takes a picture of the bouquet each morning and sends it from her phone. She also wrote down what funeral flowers cost, which took her an evening.',
    failed:
      'We drew the first zones by distance and forgot the bridge, so nine Mother’s Day deliveries arrived after dark. All nine were refunded.',
  },
  'marlow-barber': {
    card: 'Walk-ins saw a full bench and left. Cuts on a Tuesday rose from 14 to 22.',
    plan: 'basic',
    addOn: 'appointment-booking',
    why: 'Five pages fit Basic, and the add-on lets people pick a free time from the calendar.',
    quoted:
      'Showing three chairs live on the first screen isn’t on the price list. We look at the appointment book first and quote the connection.',
    owner:
      'Devon moved his appointments from paper into a calendar, which took a week of double entries. He found two old prices in our first draft.',
    failed:
      'In the first week the list showed each gap, even ten minutes between two cuts. Men booked them for a shave, so now a gap needs half an hour.',
  },
  'tully-auto-repair': {
    card: 'Customers couldn’t tell if a noise was expensive. Estimates by text rose from 4 cars a week to 11.',
    plan: 'pro',
    why: 'It has eight pages and a managed profile, which is more than Basic includes.',
    quoted:
      'Estimates by text and the picture of the worn part run through a texting service. That isn’t on our price list, so it’s quoted before we start.',
    owner:
      'Ray wrote down what he says on the phone about the ten most common noises. His mechanics agreed to take a photo before each estimate.',
    failed:
      'We first asked customers for a video, and most of them sent nothing. A photo and one sentence turned out to be enough.',
  },
  'ridgeline-roofing': {
    card: 'The website didn’t mention storms. After one storm the office booked 41 inspections in a week.',
    plan: 'premium',
    why: 'Twelve pages are more than the ten of Pro, and Premium has edits on the same business day, which a storm needs.',
    quoted:
      'The switch that turns the storm page on from a phone isn’t on the price list. We quote it before we start.',
    owner:
      'The owner told us what he says at the door after a storm, and what people shouldn’t sign. He decides when the page goes on.',
    failed:
      'After the first storm the booking page offered slots across the whole county, and one crew spent a day in traffic. Slots are now set by town.',
  },
  'harbor-yoga-room': {
    card: 'The schedule took eleven seconds to appear. First visits rose from 6 a week to 10.',
    plan: 'basic',
    addOn: 'appointment-booking',
    why: 'Five pages fit Basic, and the add-on takes the booking for a class.',
    quoted:
      'A waiting list by text and class passes aren’t on the price list. We quote both before we start, because they depend on the system that the studio uses.',
    owner:
      'The teachers described each class in two sentences, as they would to a nervous neighbor. The studio counts first visits in its notebook.',
    failed:
      'We sent the waiting list its text an hour before class, which was too late for anyone on the ferry. Now it goes out three hours before.',
  },
  'quill-and-ledger': {
    card: 'Clients didn’t use the portal they had. Those complete by Friday rose from 11 of 90 to 63.',
    plan: 'pro',
    why: 'Seven pages are more than the five of Basic, so the website alone would be Pro.',
    quoted:
      'The portal with its list and its upload isn’t on the price list, since it’s a program of its own. We quote it after a look at how the office works.',
    owner:
      'The partners wrote one list for each trade, in the words that their clients use. They also told everyone about it in person.',
    failed:
      'We sent three cheerful reminders a week, and four clients asked to be left alone. There’s one now, on Wednesday, with a partner’s name under it.',
  },
};

/** What the checkout would charge for it, in one sentence. */
export function projectPrice({ plan: id, addOn }: ProjectOffer): string {
  const plan = plans.find(entry => entry.id === id) ?? plans[0];
  const extra = addOns.find(entry => entry.id === addOn);
  const monthly = plan.monthlyPrice + (extra?.monthlyPrice ?? 0);
  const what = extra ? `${plan.name} plan with ${extra.name}` : `${plan.name} plan`;
  const first = formatDollars(plan.setupPrice + monthly);
  return `With us this would be the ${what}: ${formatDollars(plan.setupPrice)} for setup and ${formatDollars(monthly)} a month, so the first payment is ${first}.`;
}

export function projectPlan({ plan: id }: ProjectOffer): string {
  return plans.find(({ id: planId }) => planId === id)?.name ?? '';
}

export const projectDays = `It would typically take ${facts.delivery.typicalBusinessDays} business days once we have your content, without the parts that we quote.`;
