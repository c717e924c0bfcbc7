import { consultation } from './consultation';
import { facts } from './facts';
import { site } from './site';

/** The words of /contact. The fields of its two forms are in forms.ts. */
export const contactPage = {
  title: 'Contact us, or book a free call',
  description: `Send a message, call ${site.phone.display}, or ask for a free ${facts.consultation.freeMinutes}-minute consultation. A person reads every message, ${site.hours.text}.`,
  heading: 'Come in, or call.',
  lede: `A person reads every message. We answer the phone ${site.hours.text}.`,
  message: {
    title: 'Send us a message.',
    lede: 'Two lines are enough. If it’s about your website, include the link.',
  },
  consultation: {
    title: 'Book a free call.',
    lede: `${facts.consultation.freeMinutes} minutes. ${consultation.how}`,
    points: [
      'We search for your business together and show you what customers see.',
      'We tell you what we’d fix first, and what it costs.',
      'Free, even if you never hire us.',
    ],
  },
  waitingList:
    'For the waiting list we just need your name and email address. We email you when it’s your turn.',
  jump: { message: 'Send a message', consultation: 'Book a Call' },
  details: {
    title: 'Where we are.',
    lede: `Two streets from the hardware store where it began. Parking is out back. ${site.area.near} ${site.area.elsewhere}`,
    labels: { address: 'Address', phone: 'Phone', email: 'Email', hours: 'Hours' },
    /** `{days}` are days off besides holidays. */
    closed: 'Also closed on {days}.',
    emergency: `Emergencies on a site we look after: ${facts.support.emergencyHours}, same number.`,
    help: 'Something broken on your site?',
  },
  next: {
    title: 'What happens with your message.',
    items: [
      {
        title: 'It’s saved',
        description: 'The moment you send it. It can’t get lost in an inbox.',
      },
      {
        title: 'A person reads it',
        description: `${site.hours.text}, in order. Help with a live site goes first.`,
      },
      {
        title: 'You get an answer',
        description: `By email within ${facts.support.emailReplyBusinessDays} business days (${facts.support.emailReplyBusinessHours} business hours), from someone you can reply to.`,
      },
    ],
  },
} as const;
