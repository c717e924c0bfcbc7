import { facts } from '@/content/facts';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';
import { planWords } from './plan-words';

export const training = {
  id: 'training',
  name: 'Google Training',
  line: 'Learn to do it yourself, on your own screen',
  icon: 'pen',
  shape: 'shield',
  color: 'bottle',
  metaTitle: 'Google training for owners and front desks',
  metaDescription:
    'Business Profile, Search Console, reviews and mail, taught on your own accounts to the people who will do it. Notes to keep, no certificate, no jargon.',
  heading: 'Learn it at your own counter.',
  lede: 'Much of what we do for a fee you could do in half an hour a week. If you have that half hour, we would rather teach you than bill you.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'A course teaches you a program. We teach your front desk the four things it will really do: change the holiday hours, answer a review, add a photo, and notice when something is wrong. That happens in your own accounts, with your own reviews on the screen, and at the end of the session the work of that week is done.',
        'Who sits there matters. The owner usually comes alone and is called away twice. It goes better with the person who has the time: the receptionist, the apprentice, the daughter who does the photos anyway. We give that person an account of her own with just the access that she needs, so that nobody shares a password and nobody can delete the shop.',
        'And we teach when to stop and ask. A bad review from somebody who was never there. A mail that looks like Google and wants money. A profile that suddenly says “permanently closed”. Each has a first step that is safe and a first step that makes it worse, and ten minutes on the phone decide which it will be.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'Nothing from us, which is the point. You keep a page of notes with pictures of your own screens and a calendar of small jobs: five minutes on Monday, a quarter of an hour on the first of the month. If you like, we look in after three months, see what has been done and what has slipped, and correct the plan to fit the person.',
      ],
    },
  ],
  benefitsLede: 'One session, one topic, your own screens.',
  benefits: [
    {
      title: 'Business Profile',
      text: 'Hours, photos, posts, questions. The weekly round in a quarter of an hour.',
    },
    { title: 'Reviews', text: 'How to ask without begging, and how to answer the unfair one.' },
    { title: 'Reading the numbers', text: 'Four figures in Analytics and ten searches in Search Console.' },
    { title: 'Mail and calendar', text: 'Shared calendars, groups, and how to spot a false invoice.' },
    { title: 'Ads for beginners', text: 'Where the brakes are, before you touch the accelerator.' },
    { title: 'Notes that fit', text: 'Pictures of your own screens and not of some other company’s.' },
  ],
  steps: [
    {
      title: 'Pick the person',
      description: 'Who will do it in March, when it is busy? That one comes to the session.',
    },
    { title: 'Pick the topic', description: 'One at a time. Two in a session means neither is remembered.' },
    {
      title: 'Do it together',
      description: `Over the phone with a shared screen, or at your counter if you are near ${site.address.city}.`,
    },
    {
      title: 'Look in later',
      description: 'A call after some weeks: what went well, what was forgotten, what changed at Google.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value: `A walk through your profile and your site’s few buttons is part of the launch in every plan, from ${planWords.basic}. Further sessions are priced by the session and not by the head, and quoted before we start.`,
    },
    {
      label: 'To Google',
      value: 'Nothing. Its own online courses are free too, and good if you like that kind of thing.',
    },
  ],
  notNeeded: `On ${planWords.pro} and ${planWords.premium} we do the weekly work, so you would be learning something you have just paid to forget. And if one question is all you have, do not book a session. Ask it in the free ${facts.consultation.freeMinutes}-minute call or in the community, and keep the money for paint.`,
  faqs: [
    {
      question: 'I am not good with computers. Does it make sense?',
      answer:
        'Yes. Most of it is done on a phone, and the notes show every press. People who letter their own price tags do it better than people who like software.',
    },
    {
      question: 'Do we get a certificate?',
      answer:
        'No. You get a tidy profile and a person who can keep it so. Google has certificates for those who need one for an employer.',
    },
    {
      question: 'What if we get stuck afterwards?',
      answer: `Customers with a plan ask support, ${facts.support.hours}. Everyone else can ask in our community, an email group, or book another short session.`,
    },
  ],
  related: ['business-profile', 'search-console', 'workspace', 'analytics'],
  more: { label: 'The community, where questions are free', href: routes.community() },
} as const satisfies GoogleService;
