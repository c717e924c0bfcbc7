import { facts } from '@/content/facts';
import { monthlyOnly } from '@/content/plans';

/**
 * What follows a payment, by what was bought. Checkout, the receipt page, the receipt email and the agency's email read
 * this one table, so none of them promises what another does not.
 */
export const whatComesNext = {
  title: 'What happens next',
  agencyLabel: 'What comes next',
  bought: {
    build: {
      checkout: 'We build a new website for you.',
      agency: 'Build a new website. Send the welcome email first.',
      steps: [
        {
          title: 'A welcome email',
          text: 'It comes from the person who builds your site, with a short list of what we need.',
        },
        {
          title: 'A short call',
          text: 'We go through your trade, the towns you serve and your photos, and agree on a launch day.',
        },
        {
          title: 'We start building',
          text: `A typical build is live ${facts.delivery.typicalBusinessDays} business days after your content is in.`,
        },
      ],
    },
    takeover: {
      checkout: `${monthlyOnly.atCheckout} We can’t take over a site that runs only on its own builder, such as Wix, Squarespace or Shopify.`,
      agency:
        'Take over the website they have, and build nothing. If a look at it shows that we can’t, refund the payment in full.',
      steps: [
        {
          title: 'A welcome email',
          text: 'It comes from the person who will look after your site, and says what we need to reach it.',
        },
        {
          title: 'A look at your site',
          text: 'If it can’t move, as with a site on Wix, Squarespace or Shopify, you get the whole payment back.',
        },
        {
          title: 'We take it over',
          text: 'We look after the website you have, as it is. We build nothing new.',
        },
      ],
    },
    service: {
      checkout: 'This pays for the service. It includes no website.',
      agency: 'Do the service. It includes no website.',
      steps: [
        {
          title: 'An email from us',
          text: 'It comes from the person who does the work, and says what we need to start.',
        },
        {
          title: 'We do the work',
          text: 'We do it on the website you have. We build nothing new.',
        },
        { title: 'You see the result', text: 'We show you what we did, and ask whether it’s right.' },
      ],
    },
    invoice: {
      checkout: 'This pays an invoice for a month that you ordered.',
      agency: 'Nothing. It pays an invoice.',
      steps: [
        { title: 'Your month is paid', text: 'There’s nothing to do. Your account lists all your invoices.' },
        {
          title: 'The next one',
          text: `Your plan renews each month until you cancel. We email the invoice the day before. To leave before then, cancel at least ${facts.termination.noticeBusinessDays} business days ahead: in your account, by email, or by phone.`,
        },
      ],
    },
    agreed: {
      checkout: 'This is the payment that we asked you for.',
      agency: 'Do what was agreed on with the customer.',
      steps: [
        { title: 'We start', text: 'We do what we agreed on with you.' },
        { title: 'A short email', text: 'We write if we need anything from you.' },
      ],
    },
    custom: {
      checkout: 'This pays for what we agreed on with you. It orders no website by itself.',
      agency: 'Find out what was agreed on. The order doesn’t say.',
      steps: [
        { title: 'We look it up', text: 'A person matches your payment with what we agreed on.' },
        { title: 'An email from us', text: 'It says what comes next. If anything is unclear, we ask.' },
      ],
    },
  },
  /** One more step where monthly extras were bought too. */
  addOns: {
    agency: 'Add to their website: {addOns}.',
    step: { title: 'We add your extras', text: 'We add this to your website: {addOns}.' },
  },
} as const;
