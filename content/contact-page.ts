import { consultation } from '@/content/consultation';
import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** The words of /contact. The fields of its two forms are in forms.ts. */
export const contactPage = {
  title: 'Contact us, or book a free call',
  description: `Send a message, call ${site.phone.display}, or ask for a free ${facts.consultation.freeMinutes}-minute consultation. A person reads every message, ${site.hours.text}.`,
  heading: 'Contact us by message, email or phone',
  lede: `A person reads every message and answers by email within ${facts.support.emailReplyBusinessDays} business days. If you’d rather talk, call us ${site.hours.text}, except on federal holidays.`,
  message: {
    title: 'Send us a message',
    lede: `Two lines are enough. If it’s about your website, include the link and say what you expected to see. We answer within ${facts.support.emailReplyBusinessDays} business days.`,
  },
  consultation: {
    title: 'Book a free call',
    lede: `The call takes ${facts.consultation.freeMinutes} minutes, by phone or video. ${consultation.how}`,
    points: [
      'We search for your business together and show you what customers see.',
      'We tell you what we’d fix first, and what it costs.',
      'It’s free, even if you never hire us.',
    ],
  },
  waitingList:
    'For the July promotion’s waiting list we just need your name and email address. We email you if one of its spots opens up, and when the promotion comes back. You don’t have to wait to order a website plan.',
  jump: { message: 'Send a message', consultation: 'Book a Call' },
  details: {
    title: 'Our address, phone and hours',
    lede: `Our office is two streets from the hardware store where it all began, with parking in back. ${site.area.near} ${site.area.elsewhere}`,
    labels: { address: 'Address', phone: 'Phone', email: 'Email', hours: 'Hours' },
    /** `{days}` are days off besides holidays. */
    closed: 'We’re also closed on {days}.',
    emergency: `If a site that we look after has an emergency, call the same number at any hour (${facts.support.emergencyHours}).`,
    help: 'Is something broken on your site?',
    ask: 'A question about prices or terms?',
    askLink: `Ask ${site.name}, a program`,
  },
  next: {
    title: 'What happens with your message',
    items: [
      {
        title: 'It’s saved',
        description:
          'We store your message before we thank you for it, and you get an email that confirms it.',
      },
      {
        title: 'A person reads it',
        description: `Someone on our team reads new messages ${site.hours.text}. Problems with a live site come first, and the rest follow in the order they arrived.`,
      },
      {
        title: 'You get an answer',
        description: `The answer comes by email within ${facts.support.emailReplyBusinessDays} business days (${facts.support.emailReplyBusinessHours} business hours), from a person you can reply to.`,
      },
    ],
  },
} as const;
