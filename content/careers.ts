import { facts } from './facts';
import { site } from './site';
import { team } from './team';

/** Working here. No roles are open: the page says so, and what to do all the same. */
export const careers = {
  title: 'Careers: working with us on Mill Road',
  description:
    'How we work, what we look for and which trades we usually need. No roles are open right now. A short letter to us is read by a person and answered.',
  heading: 'Come around the counter.',
  lede: `There are ${team.length} of us and we grow slowly. Here is how we work, so you can tell if you’d like it.`,
  open: {
    title: 'No open roles today.',
    text: [
      'When a role opens, it is on this card, with what the job is, what it pays and who you would work with.',
      'Write to us anyway. Three of us began with a letter. If nothing fits, we tell you and delete it, unless you ask us to keep it.',
    ],
  },
  work: {
    title: 'How we work.',
    lede: 'An ordinary week.',
    entries: [
      {
        term: 'Small jobs, one owner',
        text: `A typical site is built in ${facts.delivery.typicalBusinessDays} business days by two or three people. One of them answers for it.`,
      },
      {
        term: 'Out of the office',
        text: 'Before we draw anything, one of us visits the shop. Expect flour on your shoes.',
      },
      {
        term: 'Hours',
        text: `We are open ${site.hours.text}. Emergencies go by a list on the kitchen door. If you had the night, you sleep in.`,
      },
      {
        term: 'Reviewed by a person',
        text: 'Every page is read aloud, used with a keyboard and opened on an old phone before a client sees it.',
      },
      {
        term: 'Plain words',
        text: 'We write to clients the way we speak to them.',
      },
      {
        term: 'Repetition',
        text: 'Opening hours, holiday closings, the same three questions about domains. Every week.',
      },
    ],
  },
  look: {
    title: 'What we look for.',
    lede: 'Less than you might think, and none of it is a degree.',
    items: [
      'You have stood behind a counter, on a ladder or at a front desk, or you listen well to people who do.',
      'You finish things. A small one that works beats a large one with a plan.',
      'You say “I don’t know” early and find out by evening.',
      'You can write a clear email to someone who is having a bad day.',
      'You care whether it works for a person with a screen reader, shaky hands or an old phone.',
    ],
  },
  trades: {
    title: 'The trades we usually need.',
    entries: [
      {
        term: 'Building pages',
        text: 'HTML, CSS, TypeScript, and forms that work with scripts blocked.',
      },
      {
        term: 'Local search',
        text: 'Profiles, listings, town pages. You can explain why the map moved, or that no one knows.',
      },
      {
        term: 'Writing',
        text: 'Twenty minutes of listening, one page of plain text.',
      },
      {
        term: 'Client care',
        text: 'Phone and email. You remember what people told you last time.',
      },
    ],
  },
  apply: {
    title: 'Write to us.',
    text: 'No form, no portal. Three things in a plain email:',
    steps: [
      'One piece of work you are proud of, with two lines on what was hard about it.',
      'A local business whose website annoys you, and what you would change first.',
      'When you could start, and whether you would come to Mill Road or work from elsewhere.',
    ],
    after: `A person reads it, usually the lead of the trade you name, and you hear that it arrived within ${facts.support.emailReplyBusinessHours} business hours, like every email. Our decision follows within two weeks. We do not use software to sort letters. Please leave out your photo, age and family.`,
    button: 'Email us',
    subject: 'Working with you',
  },
} as const;
