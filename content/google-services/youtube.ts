import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

export const youtube = {
  id: 'youtube',
  name: 'YouTube',
  line: 'A channel that answers real questions',
  icon: 'star',
  shape: 'disc',
  color: 'plum',
  metaTitle: 'A YouTube channel for your local business',
  metaDescription:
    'Short answers filmed at your own counter, with captions, titles people search for, and players that load on a press. For trades that show their work.',
  heading: 'Show the work, not a commercial.',
  lede: 'People watch a stranger fix a faucet before they let one into the house. A handful of honest videos can be that stranger.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'YouTube is a search engine with moving answers. Somebody types “boiler making banging noise”, watches ninety seconds, and learns two things: that it is limescale, and that there is a person twelve minutes away who explains it without being superior. The second is the one that you get paid for.',
        'A local business does not need subscribers, music or a studio. It needs six to ten short films that each answer one question you hear every week, with the town in the title and your phone number under it. The garage shows what a worn brake disc looks like. The dentist shows the chair and says what the first visit costs. The florist shows how to keep hydrangeas alive until Sunday.',
        'The films work hardest on your own website and your Business Profile, where a nervous visitor decides whether to call. On your pages they load only when somebody presses play, so they cost the others no time and tell Google nothing about them.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'How many people from your part of the country watched, how long they stayed, and how many then pressed through to your site. A film with a thousand views from other continents is worth less to you than one with forty from your county, and the page says so. If a question in the comments deserves a film, we put it on the list.',
      ],
    },
  ],
  benefitsLede: 'You talk to the camera for an afternoon. The rest is on our side of the counter.',
  benefits: [
    {
      title: 'A channel in your name',
      text: 'Brand account, owned by you, with your logo, hours and links.',
    },
    { title: 'A list of questions', text: 'Taken from your calls and from what people really search for.' },
    {
      title: 'Titles and chapters',
      text: 'In the words of a customer, with the answer in the first seconds.',
    },
    {
      title: 'Captions by hand',
      text: 'Corrected, not automatic, so that “flux” is not “flocks”. Many people watch without sound.',
    },
    { title: 'Players that wait', text: 'On your pages a picture stands in until somebody presses it.' },
    { title: 'Comments watched', text: 'Questions passed on to you, nonsense removed.' },
  ],
  steps: [
    {
      title: 'Choose the questions',
      description: 'Ten that you could answer in your sleep. We put them in order.',
    },
    {
      title: 'Film in one afternoon',
      description: 'Your phone on a stand, your own light, your own words. We tell you where to stand.',
    },
    {
      title: 'Cut and publish',
      description: 'We trim, caption, title and upload, one film a week, so the channel looks alive.',
    },
    {
      title: 'Place them',
      description: 'Each film goes on the page of the service it is about, and on your profile.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value:
        'Quoted before we start: one price for the set of films, including captions and placing them on your pages.',
    },
    {
      label: 'To Google',
      value:
        'Nothing for the channel. Advertising a film is possible, optional, and billed to you by Google.',
    },
  ],
  notNeeded:
    'If you hate being filmed, do not. Written answers with good photos do nearly as much, and a person who suffers on camera helps nobody. Leave it, too, if your trade has nothing to look at or if your website still lacks prices, hours and a phone number. Those come first and cost less.',
  faqs: [
    {
      question: 'Do I need proper equipment?',
      answer:
        'A phone from the last five years, a small stand and a window. A clip-on microphone is the one thing worth buying, because people forgive a dark picture sooner than bad sound.',
    },
    {
      question: 'How often do I have to publish?',
      answer:
        'Ten useful films and then silence is fine. They are answers, not a show. We come back when prices or products change.',
    },
    {
      question: 'Will videos lift my place on the map?',
      answer:
        'Not by themselves, and we would not promise it. They keep people on your pages, give them a reason to call you and not the next, and now and then appear in the results on their own.',
    },
  ],
  related: ['business-profile', 'ads-management', 'training'],
  more: { label: 'Content marketing, the written side', href: routes.service('content-marketing') },
} as const satisfies GoogleService;
