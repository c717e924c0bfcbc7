import { workspace } from '@/content/google-services/workspace';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { pricingPage } from '@/content/pricing-page';
import { saleSentences } from '@/content/sale-terms';
import { serviceDetails } from '@/content/service-details';
import { services } from '@/content/services';
import { routes } from '@/lib/site/routes';
import { onPricing, planContents, packageQuote, sentence, adCosts } from './sentences';
import type { Topic } from './topic';

/** Changing and moving a site, the chatbot, search and Google. */
export const workTopics: readonly Topic[] = [
  // Changing, moving, building
  {
    id: 'add-chatbot-later',
    when: 'chatbot upgrade, chatbot change',
    also: '@plan change',
    say: ({ clauses }) => [clauses.faq('Can I add a chatbot later?')],
  },
  {
    id: 'downgrade',
    when: 'downgrade, downgrade plan, downgrade @plan, downgrade price, downgrade change',
    also: 'change price @plan pay setup month',
    say: () => [onPricing(saleSentences.downgrade)],
  },
  {
    id: 'upgrade',
    when: 'upgrade, upgrade plan, upgrade @plan, upgrade price, upgrade setup, change @plan, change plan, change, change package, change price, upgrade change',
    also: 'change price pay setup @plan package upgrade downgrade month time',
    say: ({ clauses }) => [clauses.faq('Can I change plans?')],
  },
  {
    id: 'wordpress',
    when: 'wordpress, wordpress build, wordpress existing, wordpress forwho',
    also: 'existing build',
    say: ({ clauses }) => [
      clauses.faq('Can you move my WordPress site over?'),
      clauses.faq('Do you build in WordPress?'),
    ],
  },
  {
    id: 'builder-site',
    when: 'wix, wix existing, wix website',
    also: 'existing change',
    say: ({ clauses }) => [
      clauses.faq('What if I already have a website?'),
      clauses.faq('Can you take over my Wix site?'),
    ],
  },
  {
    id: 'old-links',
    when: 'oldlinks, existing happens, oldlinks existing, happens existing',
    also: 'existing live work rank fault gbp',
    say: ({ clauses }) => [clauses.faq('What happens to my old website?')],
  },
  {
    id: 'blog-moves',
    when: 'blog existing, blog happens, blog export',
    also: 'export keep',
    say: ({ clauses }) => [clauses.faq('What happens to my blog?')],
  },
  {
    id: 'existing-site',
    when: 'existing, existing website, existing hosting, existing plan, existing care, existing manage',
    also: 'hosting care change manage',
    say: ({ clauses }) => [clauses.faq('What if I already have a website?')],
  },
  {
    id: 'write-text',
    when: 'write text, write, text include, write photos, text, write website',
    also: 'text photos pages blog include',
    say: ({ clauses }) => [clauses.faq('Do I have to write the text myself?')],
  },
  {
    id: 'photos',
    when: 'photos, photos include, photos write',
    also: 'include write',
    say: ({ clauses }) => [
      clauses.faq('What slows a build down?'),
      clauses.faq('Do I have to be in the pictures?'),
    ],
  },
  {
    id: 'pages-enough',
    when: 'pages, pages include, pages website',
    also: 'include',
    say: ({ clauses }) => [clauses.faq('Are five pages enough?')],
  },
  {
    id: 'steps',
    when: 'newbuild, newbuild website, newbuild trade, start, start website, write start, write setup',
    also: 'newbuild pay',
    say: () => [onPricing(pricingPage.answers.items.you), onPricing(pricingPage.answers.items.next)],
  },
  {
    id: 'abandon',
    when: 'abandon, abandon time',
    also: 'time response live text photos email',
    say: ({ clauses }) => [
      clauses.clause('project-abandonment-policy', 'when-the-clock-runs', 'If there is no response'),
    ],
  },
  {
    id: 'training',
    when: 'training, training gbp, training website',
    also: 'price selfedit gbp',
    say: ({ clauses }) => [clauses.clause('customer-support-policy', 'what-help-costs', 'days after launch')],
  },
  {
    id: 'mobile',
    when: 'mobile, mobile website, mobile include, mobile @plan',
    also: 'include live',
    say: () => plans.map(planContents),
  },
  {
    id: 'accessibility',
    when: 'accessibility, accessibility website',
    also: 'law build',
    say: ({ clauses }) => [
      clauses.clause('accessibility-policy', 'on-the-sites-we-build-for-you', 'We build client sites'),
    ],
  },
  {
    id: 'security',
    when: 'security, security website, security hosting, security include',
    also: 'hosting include data',
    say: ({ clauses }) => [
      clauses.clause('security-policy', 'the-websites', 'We encrypt all traffic', 'We monitor uptime'),
    ],
  },
  {
    id: 'ssl',
    when: 'security price',
    also: 'hosting include',
    say: ({ clauses }) => [clauses.faq('What does it cost each month?')],
  },

  // The chatbot
  {
    id: 'chatbot-wrong',
    when: 'chatbot mistake, mistake, chatbot promise',
    also: 'chatbot happens promise response',
    say: ({ clauses }) => [clauses.faq('Will it make things up?')],
  },
  {
    id: 'chatbot-language',
    when: 'chatbot language, chatbot @addon language',
    also: 'language @addon write response',
    say: ({ clauses }) => [clauses.faq('Does it work in other languages?')],
  },
  {
    id: 'chatbot-calendar',
    when: 'calendar, chatbot calendar, calendar booking, calendar @addon',
    also: 'chatbot booking work @addon gbp forwho',
    say: ({ clauses }) => [clauses.faq('Which calendars can it read?')],
  },
  {
    id: 'chatbot-booking',
    when: 'chatbot booking, chatbot @addon, chatbot book',
    also: 'booking calendar @addon calls book forwho',
    say: ({ clauses }) => [clauses.faq('Can the chatbot book appointments?')],
  },
  {
    id: 'chatbot-off',
    when: 'chatbot switchoff, switchoff, chatbot hours',
    also: 'hours switchoff emergency',
    say: ({ clauses }) => [clauses.faq('Can I switch it off during the day?')],
  },
  {
    id: 'chatbot-read',
    when: 'readconv, chatbot readconv',
    also: 'chatbot',
    say: ({ clauses }) => [
      clauses.faq('Do my customers know that you read along?'),
      clauses.faq('Can the chatbot book appointments?'),
    ],
  },
  {
    id: 'chatbot-person',
    when: 'person, chatbot person',
    also: 'chatbot calls',
    say: ({ clauses }) => [clauses.faq('What if a customer wants a person?')],
  },
  {
    id: 'ai-writing',
    when: 'chatbot write text, chatbot write, chatbot text, chatbot blog',
    also: 'write text blog',
    say: ({ clauses }) => [clauses.faq('Do you use AI to write?')],
  },

  // Search and Google
  {
    id: 'rank',
    when: 'rank, rank promise, promise seo, rank refund, rank seo, rank seo promise, rank website',
    also: 'promise seo refund website live',
    anyNumber: true,
    say: ({ clauses }) => [clauses.faq('Can you promise me the top spot?')],
  },
  {
    id: 'bad-review',
    when: 'bad, bad reviews, bad delete, reviews delete',
    also: 'reviews delete',
    say: ({ clauses }) => [clauses.faq('Can you remove a bad review?')],
  },
  {
    id: 'reply-reviews',
    when: 'replyreviews, replyreviews reviews',
    also: 'reviews manage',
    say: ({ clauses }) => [clauses.faq('Do you reply to reviews in my name?')],
  },
  {
    id: 'profile',
    when: 'gbp, gbp manage, gbp include, gbp setup, gbp @plan, gbp plan',
    also: 'manage include setup @plan care photos hours',
    say: ({ clauses }) => [clauses.faq('Will you manage my Google Business Profile?')],
  },
  {
    id: 'profile-owner',
    when: 'gbp own, gbp cancel, gbp keep',
    also: 'own cancel keep',
    say: ({ clauses }) => [
      clauses.clause(
        'copyright-and-intellectual-property-policy',
        'who-owns-what',
        'Google Business Profile, Analytics',
      ),
    ],
  },
  {
    id: 'profile-alone',
    when: 'gbp existing, gbp once',
    also: 'existing',
    say: ({ clauses }) => [clauses.faq('Can I get it without a website from you?')],
  },
  {
    id: 'seo-price',
    when: 'seo price, analyze price, analyze, seo analyze, seo once, seo',
    also: 'price analyze once month pay existing',
    soldApart: true,
    say: () => packages.filter(({ isWebsite }) => !isWebsite).map(packageQuote),
    next: { price: 'seo-price', time: 'seo-time' },
  },
  {
    id: 'ads',
    when: 'ads, ads manage, ads include, ads price, ads social',
    also: 'manage include price pay social',
    say: ({ clauses }) => [clauses.faq('Do you run paid ads too?'), onPricing(adCosts.value)],
  },
  {
    id: 'social',
    when: 'social, social manage, social include, social which',
    also: 'manage include',
    say: ({ clauses }) => [clauses.faq('Which networks do you cover?')],
  },
  {
    id: 'blog-who',
    when: 'whowrites, whowrites blog, whowrites text, whowrites social',
    also: 'blog text write',
    say: () =>
      services.flatMap(({ id, title }) => {
        const detail = id === 'content-marketing' && serviceDetails.find(candidate => candidate.id === id);
        return detail ? [{ text: detail.answers.who, href: routes.service(id), from: title }] : [];
      }),
  },
  {
    id: 'blog-count',
    when: 'blog, blog include, blog @plan, blog month, blog often, blog write',
    also: 'include month often write @plan text',
    say: ({ clauses }) => [
      clauses.faq('How many articles do I need?'),
      onPricing(pricingPage.answers.items.get),
    ],
  },
  {
    id: 'email-marketing',
    when: 'mailings, mailings include, mailings plan, mailings @plan, mailings newsletter',
    also: 'include newsletter manage',
    say: ({ clauses }) => [
      clauses.clause('terms-of-service', 'what-we-sell', 'We offer web design'),
      clauses.clause('email-marketing-service-terms', 'paying-and-leaving', 'is a monthly service'),
    ],
  },
  {
    id: 'mailboxes',
    when: 'mailboxes, mailboxes include, mailboxes hosting, mailboxes domain, mailboxes plan, mailboxes @plan, mailboxes setup',
    also: 'include hosting domain setup @plan',
    say: () => [
      {
        text: `${sentence(workspace.setup.text)} ${sentence(workspace.answers.you, 'Everyone')} ${workspace.glance.price}.`,
        href: routes.googleService(workspace.id),
        from: workspace.name,
      },
    ],
  },
  {
    id: 'write-spanish',
    when: 'language write, language text',
    also: 'text pages',
    say: ({ clauses }) => [clauses.faq('Can you write in Spanish?')],
  },
];
