import { facts } from '@/content/facts';
import { site } from '@/content/site';
import { team } from '@/content/team';

/** Working here. No roles are open: the page says so, and what to do all the same. */
export const careers = {
  title: 'Careers: working with us on Mill Road',
  description:
    'How we work, what we look for and which skills we usually need. No roles are open right now, but a person reads and answers every email.',
  heading: 'Careers: work with us in Millbrook',
  lede: `There are ${team.length} of us and we grow slowly. Here’s how we work, so you can tell if you’d like it.`,
  open: {
    title: 'No open roles today',
    text: [
      'When one opens, this card says what the job is, what it pays and who you’d work with.',
      'Email us anyway. If nothing fits, we tell you and delete your email, unless you ask us to keep it.',
    ],
  },
  work: {
    title: 'How we work',
    lede: 'This is what an ordinary week looks like.',
    entries: [
      {
        term: 'Small jobs, one owner',
        text: `Once we have the content, a typical site is built in ${facts.delivery.typicalBusinessDays} business days by two or three people, and one of them is in charge.`,
      },
      {
        term: 'Out of the office',
        text: `Near ${site.address.city} we visit the shop before we start. Elsewhere we start by video. You may come back with flour on your shoes.`,
      },
      {
        term: 'Hours',
        text: `We are open ${site.hours.text}. We take turns on call for emergencies. If you had a night on call, you sleep in.`,
      },
      {
        term: 'Reviewed by a person',
        text: 'Every page is read aloud, tried with a keyboard and opened on an old phone before a client sees it.',
      },
      {
        term: 'Plain words',
        text: 'We write to clients the way we speak to them, so we read each email aloud before we send it.',
      },
      {
        term: 'Repetition',
        text: 'There are holiday hours, menu changes and the same three questions about domains, and they come every week.',
      },
    ],
  },
  look: {
    title: 'What we look for',
    lede: 'You don’t need a degree, and we won’t ask for one.',
    items: [
      'You’ve worked a counter, a ladder or a front desk, or you listen well to people who do.',
      'You finish things, small ones first.',
      'You say “I don’t know” early and find out by the end of the day.',
      'You can write a clear email to someone having a bad day.',
      'You care about people with a screen reader, shaky hands or an old phone.',
    ],
  },
  trades: {
    title: 'The skills we usually need',
    entries: [
      {
        term: 'Building pages',
        text: 'You know HTML, CSS and TypeScript, and you build forms that work with scripts blocked.',
      },
      {
        term: 'Local search',
        text: 'You keep profiles, listings and town pages correct. You can explain why the map moved, or admit that no one knows.',
      },
      {
        term: 'Writing',
        text: 'You turn twenty minutes of listening into one page of plain text.',
      },
      {
        term: 'Client care',
        text: 'You answer the phone and the email, and you remember what people told you last time.',
      },
    ],
  },
  apply: {
    title: 'How to apply by email',
    text: 'There is no form and no portal. Send us three things in a plain email:',
    steps: [
      'One piece of work you’re proud of, and what was hard about it.',
      'A local business whose website annoys you, and what you would change first.',
      'When you could start, and whether you’d work here on Mill Road or remotely.',
    ],
    after: `A person reads it, not software. We confirm it arrived within ${facts.support.emailReplyBusinessDays} business days and decide within two weeks. Please leave out your photo, age and family.`,
    button: 'Email us',
    subject: 'Working with you',
  },
} as const;
