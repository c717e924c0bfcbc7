import type { AnswersBesideBenefits } from '@/content/five-answers';
import { planPrices } from '@/content/sale-terms';

const { pro, premium } = planPrices;

/** `/services/google-business-profile`. */
export const googleBusinessProfile = {
  id: 'google-business-profile',
  heading: 'Google Business Profile care, every week',
  metaTitle: 'Google Business Profile, set up and kept',
  metaDescription:
    'Categories, hours, photos, posts and review replies on your Google Business Profile, kept current every week by a person who knows your business.',
  fullDescription:
    'Many customers see your profile and never your website. We claim it, fill it out and keep it current.',
  benefits: [
    {
      title: 'Claimed and verified',
      text: 'The profile is in your own account, with you as the owner and us as a manager.',
    },
    {
      title: 'The right main category',
      text: 'We use the word your customers type and check it against the top three in town.',
    },
    {
      title: 'Hours that stay right',
      text: 'We ask you every month about holidays and early closings, so nobody stands at a locked door.',
    },
    {
      title: 'Photos worth a tap',
      text: 'People see your storefront, your team and your finished work, each with a date and a caption.',
    },
    {
      title: 'Posts that say something',
      text: 'Each week a post tells people what’s new, who joined, or when you close early.',
    },
    {
      title: 'Reviews answered',
      text: 'We draft a reply to each one, and it goes out in your name when you approve it.',
    },
  ],
  answers: {
    cost: `Setup is in Basic, and care every week starts with Pro: ${pro.both}. Premium covers a profile for each location: ${premium.both}. You can also buy the care without a website. Then it’s quoted before we start, and the price depends on how many profiles you have.`,
    who: 'Our local search lead sets the profile up and watches it. Client care asks you about your holiday hours, and the content writer drafts the posts and the replies.',
    you: 'You make us a manager, which takes two taps. Each month you send a few photos from your phone, answer one email about your hours, and approve the replies.',
    next: 'We typically begin within <Fact name="googleTools.setUpBusinessDays"/> business days of getting access. If Google still has to verify you, we do that first, and it’s often a short video that we rehearse together. After that, something happens in it every week.',
  } satisfies AnswersBesideBenefits,
  month: [
    {
      term: 'Week 1',
      text: 'We find out who owns the profile, ask for access, and fill in every field that we know is right.',
    },
    {
      term: 'Week 2',
      text: 'We compare your main category with the businesses above you, and put up photos from this year.',
    },
    {
      term: 'Week 3',
      text: 'We answer the reviews nobody answered, newest first, and you approve each reply by text or email.',
    },
    {
      term: 'Week 4',
      text: 'We set the hours for the next holidays, publish the weekly post, and send you a list of what changed.',
    },
  ],
  limits:
    'We don’t create profiles for addresses where you don’t work, and we don’t become the owner of yours. We can’t overrule Google when it refuses a video or suspends a listing, so we don’t promise that. What we can do is file the appeal with your papers and follow it up.',
  reasons: {
    title: 'Reasons to look after the profile every week',
    items: [
      {
        title: 'Anyone can suggest edits.',
        text: 'A stranger can suggest new hours, and Google may accept them, so we watch for that.',
      },
      {
        title: 'Old photos can cost you visits.',
        text: 'If your newest picture is three years old, people wonder if you’re still open.',
      },
      {
        title: 'Suspensions happen.',
        text: 'One wrong address can be enough. We know the forms and keep your papers on file.',
      },
      {
        title: 'The profile stays with you.',
        text: 'When you stop the plan, we remove our access and all of it stays in your account.',
      },
    ],
  },
  faqs: [
    {
      question: 'Someone else owns my profile. Can I get it back?',
      answer:
        'You usually can. We file the request with proof that the business is yours. It takes a few days to a few weeks, depending on whether the other side answers.',
    },
    {
      question: 'Do you reply to reviews in my name?',
      answer:
        'We draft and you approve. If you like, simple thank-yous go out on their own and you look at just the hard ones.',
    },
    {
      question: 'I work from home, so does my address have to be public?',
      answer: 'No, because a service-area profile shows the towns you serve and hides the street.',
    },
    {
      question: 'Can I get it without a website from you?',
      answer:
        'Yes. The profile can link to the site you have, and we tell you if the two disagree about your hours or your prices.',
    },
  ],
  call: {
    title: 'Book a free call and look up your profile',
    text: 'We open your profile together and list what’s missing. It takes <Fact name="consultation.freeMinutes"/> minutes, it’s free, and you keep the list.',
  },
} as const;
