import type { AnswersBesideBenefits } from '@/content/five-answers';
import { planPrices, saleSentences, saleTerms } from '@/content/sale-terms';
import { site } from '@/content/site';

const { basic, pro, premium } = planPrices;
const editDays = saleTerms.edits.withinBusinessDays;
const startDays = saleTerms.serviceStartBusinessDays;

/**
 * The long text of each service page: six services and two ancillary ones. Figures are written as `<Fact name="…"/>`
 * and filled in when the page is built, as in the policies. `month` is the first month, step by step.
 */
export const serviceDetails = [
  {
    id: 'custom-website-design',
    heading: 'Custom website design for local businesses',
    metaTitle: 'Custom Website Design for local shops',
    metaDescription:
      'A website for your trade and your town: fast on a phone, easy to change, live in <Fact name="delivery.typicalBusinessDays"/> business days once your content is in.',
    fullDescription:
      'Most people meet your business on a phone, with one question. We build the page that answers it and puts your number one tap away.',
    benefits: [
      {
        title: 'Pages written for you',
        text: 'We interview you for an hour and write every page, and then you mark it up.',
      },
      {
        title: 'Built phone first',
        text: 'Your number, directions and hours are in reach of a thumb on every page.',
      },
      {
        title: 'Quick on a weak signal',
        text: 'The pages are small and have no sliders, so they open in a parking lot too.',
      },
      {
        title: 'Built for everyone',
        text: 'It’s built to WCAG 2.2 AA, and we test it with a keyboard and a screen reader before launch.',
      },
      {
        title: 'Forms that reach you',
        text: 'Each inquiry is stored before it’s emailed, so you still have it when your inbox is full.',
      },
      {
        title: 'Yours to keep',
        text: 'The domain, the words and the pictures are in your name, and they go with you if you leave.',
      },
    ],
    answers: {
      cost: `Basic is ${basic.both}. Pro is ${pro.both}, and Premium is ${premium.both}. Anything outside the plans, such as a customer portal, is quoted before we start, because it depends on what the pages have to do.`,
      who: 'Our content writer interviews you, the copy editor reads every page aloud, and the design lead and the front-end engineer build it. Your account lead is the one person you talk to.',
      you: 'You give us an hour on the phone, your price list, your hours and ten or more photos. Then you read the draft once and correct it, because nobody knows your trade as you do.',
      next: `${saleSentences.live} If we’re waiting for a photo, we tell you which one. ${saleSentences.firstPayment}`,
    } satisfies AnswersBesideBenefits,
    month: [
      {
        term: 'The call',
        text: 'We talk for an hour about what your customers ask, and you get a list of what we still need from you.',
      },
      {
        term: 'The draft',
        text: 'Once your content is in, we write the pages, place the photos and send you a private link to read them on your phone.',
      },
      {
        term: 'The launch',
        text: 'You approve it, we point your domain to the new site, and we test every link, form and phone number.',
      },
      {
        term: 'The weeks after',
        text: 'We watch the forms and the speed, and you send the first small edits, such as the price that went up last week.',
      },
    ],
    limits:
      'We don’t run large online stores with thousands of products, and we don’t design logos. We don’t write legal texts such as a privacy policy for your trade, because that’s your lawyer’s work. If you need one of these, we say so on the call and place what others made for you.',
    reasons: {
      title: 'Reasons to have us build your website',
      items: [
        {
          title: 'You can plan on a launch date.',
          text: 'We name it as soon as we have your words and photos, and we don’t launch on a Friday.',
        },
        {
          title: 'The price is posted.',
          text: 'You know what it costs before we meet, and changes to hours and prices are included up to your plan’s limit.',
        },
        {
          title: 'Someone picks up.',
          text: 'The person who looked after your build answers the phone, <Fact name="support.hours"/>.',
        },
        {
          title: 'You can have your money back.',
          text: 'If you aren’t satisfied, tell us within <Fact name="guarantee.satisfactionDays"/> days of launch, and you get the setup fee back.',
        },
      ],
    },
    faqs: [
      {
        question: 'Do I have to write the text myself?',
        answer:
          'No, because we write it after the interview and you correct it. Only the facts have to come from you: prices, hours, the name of the dog.',
      },
      {
        question: 'I already have a website. Will old links still work?',
        answer:
          'Yes. We list every page that people or search engines still visit, and each old link goes straight to the right new page.',
      },
      {
        question: 'Can I change things on my own later?',
        answer: `Yes, you can change hours, prices, photos and news from your phone. For anything larger, email us. Small edits go live the same business day on Premium and within ${editDays} business days on other plans.`,
      },
      {
        question: 'Who owns the site if I leave?',
        answer:
          'You do, once the build is paid for: words, pictures, design and domain name. We send you the files and give your next web person an hour of help for free.',
      },
    ],
    call: {
      title: 'Book a free call about your website',
      text: 'We look at what your customers ask and sketch the first screen while you watch. It takes <Fact name="consultation.freeMinutes"/> minutes and costs nothing.',
    },
  },
  {
    id: 'local-seo-optimization',
    heading: 'Local SEO: show up when they search nearby',
    metaTitle: `Local SEO Optimization near ${site.address.city}, ${site.address.region}`,
    metaDescription:
      'We check where you rank from 35 corners around you, then work outward: profile, listings, local pages, reviews, and a monthly report you can read.',
    fullDescription:
      'Google’s map shows three businesses first. We work to make you one of them, on the streets where your customers live.',
    benefits: [
      {
        title: 'Google Business Profile',
        text: 'Categories, hours, photos and services are set up and kept current.',
      },
      {
        title: 'Local pages',
        text: 'Each service and each town gets a page of its own, written by a person who asked you about both.',
      },
      {
        title: 'Listings cleaned up',
        text: 'Your name, address and phone read the same everywhere people look.',
      },
      {
        title: 'Reviews',
        text: 'We draft the replies for you to approve. On Premium we also text customers who agreed to it after a job.',
      },
      {
        title: 'Speed and structure',
        text: 'Your pages load fast and tell Google what you do and where you do it.',
      },
      {
        title: 'A report you can read',
        text: 'Calls, direction requests and bookings fit on one page a month.',
      },
    ],
    answers: {
      cost: `The basic setup is in every plan, and the work each month starts with Pro: ${pro.both}. The SEO Optimization Service is <Fact name="packages.seo-optimization.price"/>, paid once: we check the site and profile you have, and correct what we find. More is quoted before we start, depending on towns and competitors.`,
      who: 'Our local search lead measures, corrects and reports. The content writer writes the pages for your towns, and your account lead calls you when there’s a decision to make.',
      you: 'You give us manager access to your Google profile and to your website, and a list of the towns you want to work in. If you have photos of jobs there, send them, because they help more than adjectives.',
      next: `We typically begin within ${startDays} business days of getting access, and you see the first map before we change anything. Corrections to the profile often show within weeks. The far corners of the map take three to six months in most towns.`,
    } satisfies AnswersBesideBenefits,
    month: [
      {
        term: 'Week 1',
        text: 'We search from 35 corners around you, save the map as it is, and list what’s wrong in your profile and your listings.',
      },
      {
        term: 'Week 2',
        text: 'We correct the category, the services, the hours and the area in your profile, and ask you about anything we can’t know.',
      },
      {
        term: 'Week 3',
        text: 'We write the first local page, for example “Drain cleaning in Pine Hollow,” and you check the facts in it.',
      },
      {
        term: 'Week 4',
        text: 'We measure again from the same corners and send you both maps with one page about what to do next.',
      },
    ],
    limits:
      'We don’t buy links or reviews, and we don’t put extra words into your business name, because Google suspends profiles for that. We also don’t open a listing at an address where nobody works. The one-time service doesn’t include new town pages or care in later months, so choose Pro if you want those.',
    reasons: {
      title: 'Reasons our local SEO works',
      items: [
        {
          title: 'We measure where your customers stand.',
          text: 'The same search shows other names at each end of town, so one check from our office would tell you little.',
        },
        {
          title: 'We work outward.',
          text: 'Your own block comes first, and then we take the next one.',
        },
        {
          title: 'We tell you when to stop.',
          text: 'Once you’re found on the streets you serve, you need less of us.',
        },
        {
          title: 'We show you the map.',
          text: 'You get it before and after, so you can see what the work did.',
        },
      ],
    },
    faqs: [
      {
        question: 'How long does local SEO take to work?',
        answer:
          'It depends on your competition. In a small town you may see the first calls after a month or two, and a city with forty plumbers takes longer than the usual half year.',
      },
      {
        question: 'Can you promise me the top spot?',
        answer:
          'No, and be careful with anyone who does. It depends on your trade, your town and your reviews. We promise the work and show you the results.',
      },
      {
        question: 'I don’t have a shop. I drive to customers. Does it work for me?',
        answer:
          'Yes. Your profile shows a service area, your address stays hidden, and we write pages for the towns you drive to.',
      },
      {
        question: 'Do I need a new website?',
        answer:
          'You may not. If yours loads quickly and can be edited, we work with it. If it can’t, we tell you before you pay for anything.',
      },
    ],
    call: {
      title: 'Book a free call and see your own map',
      text: 'We check where your business ranks around town before you pay for anything. That takes <Fact name="consultation.freeMinutes"/> minutes and is free.',
    },
  },
  {
    id: 'ai-chatbot-integration',
    heading: 'An AI chatbot that answers after you close',
    metaTitle: 'AI Chatbot Integration for local shops',
    metaDescription:
      'A chatbot that answers from your own price list, books into your own calendar and hands over to a person. Every conversation is read by one of us.',
    fullDescription:
      'Many questions come after you close. The chatbot answers from your own price list and books the job while you sleep.',
    benefits: [
      {
        title: 'Knows your price list',
        text: 'It answers from your own pages and prices, so it doesn’t guess from somewhere else.',
      },
      {
        title: 'Books real times',
        text: 'It offers free times from your calendar and writes the booking in.',
      },
      {
        title: 'Hands over politely',
        text: 'An emergency rings your phone at any hour, and other callers get you when you’re open.',
      },
      {
        title: 'Says it’s a bot',
        text: 'Its first line says that it’s the shop’s chatbot and that a person reads the chat.',
      },
      {
        title: 'Read by a person',
        text: 'Someone on our team reads every conversation and fixes the answers.',
      },
      {
        title: 'Loads on a click',
        text: 'It loads only when a visitor opens it, so your pages stay quick.',
      },
    ],
    answers: {
      cost: `It’s part of Pro, which is ${pro.both}. Premium has a price list for each location and is ${premium.both}. For a site that someone else built, it’s quoted before we start, depending on your calendar and your rules.`,
      who: 'Our front-end engineer connects the chatbot, and the content writer turns your price list into answers. Your account lead sets the rules with you, and our team reads the chats each business morning.',
      you: 'You send us your price list, the towns you serve, and your calendar. You also decide what it may book, what it must ask you first, and which phone rings at night.',
      next: `We build it together with your website. On a Pro site that’s already live, we typically begin within ${startDays} business days of getting your price list. You test it before your customers do, and it goes on when you say yes.`,
    } satisfies AnswersBesideBenefits,
    month: [
      {
        term: 'Week 1',
        text: 'We go through your last twenty calls with you and sort them: it answers, it books, it asks you, or it stops.',
      },
      {
        term: 'Week 2',
        text: 'We feed it your prices and your calendar, and then you try to confuse it from your own phone.',
      },
      {
        term: 'Week 3',
        text: 'It goes live, and on each business morning we read all the chats of the night and correct what was wrong.',
      },
      {
        term: 'Week 4',
        text: 'You get the first count of bookings, answers and callbacks, with a list of the questions it couldn’t answer.',
      },
    ],
    limits:
      'The chatbot doesn’t give medical, legal or safety advice, and it doesn’t promise a discount. It isn’t made for health details or card numbers, so it asks people not to type them. It isn’t an emergency service either: if someone is in danger, it says to call 911 and ends the chat.',
    reasons: {
      title: 'Reasons to switch a chatbot on',
      items: [
        {
          title: 'It works the night shift.',
          text: 'A call you miss at 9 p.m. often goes to the next name on the list.',
        },
        {
          title: 'It’s set up not to guess.',
          text: 'When it has no answer from you, it says “I’ll ask, and someone will call you.”',
        },
        {
          title: 'People stay in charge of it.',
          text: 'On business mornings the account team starts with the chats that sound urgent.',
        },
        {
          title: 'You can switch it off.',
          text: 'There’s one button for that, and your form and your number are always beside it.',
        },
      ],
    },
    faqs: [
      {
        question: 'Will it make things up?',
        answer:
          'It can be wrong, like any chatbot. That’s why it works from your documents and asks for a number when they don’t cover a question, and why we read what it said.',
      },
      {
        question: 'Do my customers know that you read along?',
        answer:
          'Yes. The first line tells them that it’s a chatbot, that the chat is saved and that a person reads it. Your privacy policy should say so too, and we send you the sentence for it.',
      },
      {
        question: 'Does it work with my calendar?',
        answer:
          'It works with Google, Microsoft and Apple calendars, and with most booking tools that share free times. If yours can’t, it asks for a preferred time and you confirm it.',
      },
      {
        question: 'Which plans include the chatbot?',
        answer:
          'Pro includes the chatbot with booking, working from your price list. Premium has it for each of your locations. On Basic you get it by moving up.',
      },
      {
        question: 'What if a customer wants a person?',
        answer:
          'They only have to ask. During your hours, the conversation goes to your phone with everything said so far. After hours, it takes down a number and tells them when you’ll call.',
      },
    ],
    call: {
      title: 'Book a free call and try the chatbot',
      text: 'Bring your three strangest customer questions, and we’ll try them on a bot that has read your website. The <Fact name="consultation.freeMinutes"/> minutes are free.',
    },
  },
  {
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
  },
  {
    id: 'content-marketing',
    heading: 'Content marketing: articles your customers search for',
    metaTitle: 'Content Marketing for local businesses',
    metaDescription:
      'Useful articles about the questions your customers ask, written after an interview with you, checked by you, published on your own site.',
    fullDescription:
      'You explain the same ten things every week. We write them down, in your words, where the next customer is looking.',
    benefits: [
      {
        title: 'Topics from your counter',
        text: 'We start with the questions you hear, once we know that people search for them too.',
      },
      {
        title: 'One short call',
        text: 'You talk for twenty minutes on the phone each month, and we take notes.',
      },
      {
        title: 'Two people on it',
        text: 'A writer and an editor work on each piece, and you approve it before it goes out.',
      },
      {
        title: 'Your town in it',
        text: 'Readers find local prices, local weather and local rules in it.',
      },
      {
        title: 'Old articles kept true',
        text: 'Every piece is reread after a year, and we correct it or take it down.',
      },
      {
        title: 'Used more than once',
        text: 'The same answer becomes a profile post, a chatbot answer and a flyer.',
      },
    ],
    answers: {
      cost: `Two articles a month are part of Pro: ${pro.both}. Premium has them too: ${premium.both}. More articles, or articles for a site that isn’t ours, are quoted before we start. The price depends on the length, the language and how many you want.`,
      who: 'Our content writer calls you and writes. The copy editor reads it aloud and cuts what you wouldn’t say, and the local search lead checks what people type into Google.',
      you: 'You talk to us for twenty minutes a month and send a photo or two. Then you check the facts in the draft, because a wrong price in an article is worse than no article.',
      next: `We typically begin within ${startDays} business days, with a list of ten questions. A draft comes within the week after the interview and waits for your corrections. Readers come slowly at first, so give an article six months.`,
    } satisfies AnswersBesideBenefits,
    month: [
      {
        term: 'Week 1',
        text: 'You name the questions you’re tired of, we look up which of them people search for, and we choose two together.',
      },
      {
        term: 'Week 2',
        text: 'We call you, write the first draft, and mark each place where only you can know the answer.',
      },
      {
        term: 'Week 3',
        text: 'You correct it, the editor reads it a second time, and the first article goes live with a link from your profile.',
      },
      {
        term: 'Week 4',
        text: 'The second one follows, and you see both in your monthly report with the searches that led there.',
      },
    ],
    limits:
      'We don’t write articles by the dozen for search engines, because nobody reads them and Google notices. We don’t write about health, law or money as if we were experts: there you’re the source, and you approve each claim. We also don’t invent customers or quotes for you.',
    reasons: {
      title: 'Reasons to publish articles',
      items: [
        {
          title: 'It answers before the call.',
          text: 'People who’ve read your page call with better questions.',
        },
        {
          title: 'It lasts.',
          text: 'An ad stops when you stop paying, while a good answer keeps getting found.',
        },
        {
          title: 'It feeds the rest.',
          text: 'Your chatbot, your profile and your front desk need the same answers.',
        },
        {
          title: 'It sounds like you.',
          text: 'If you say “furnace,” the article doesn’t say “heating system.”',
        },
      ],
    },
    faqs: [
      {
        question: 'Do you use AI to write?',
        answer:
          'Sometimes we do, for transcripts, research or a first draft. A writer and an editor rework every article. If you want no AI at all, tell us, and we leave it out.',
      },
      {
        question: 'How many articles do I need?',
        answer:
          'Start with the ten questions you answer most. After that, one or two a month is plenty for most businesses.',
      },
      {
        question: 'Who owns the articles when I leave?',
        answer: 'You do, once the month is paid for, and they go with you as part of your site.',
      },
      {
        question: 'Can you write in Spanish?',
        answer:
          'Yes, with a native editor. The Multilingual Support add-on covers the pages, and Spanish articles have a price of their own.',
      },
    ],
    call: {
      title: 'Book a free call about your articles',
      text: 'Name three questions you hear all the time, and we’ll tell you which one to write first, and why. The <Fact name="consultation.freeMinutes"/> minutes are free.',
    },
  },
  {
    id: 'analytics-reporting',
    heading: 'Analytics and reporting you can read, on one page',
    metaTitle: 'Analytics Reporting you can read',
    metaDescription:
      'Calls, direction requests and bookings on one page a month, with what changed and what we do next. No dashboards to log in to.',
    fullDescription:
      'You don’t need a dashboard. You need to know if the phone rang more than last year, where the callers came from, and what to do next.',
    benefits: [
      {
        title: 'Calls counted',
        text: 'We count them from the site, the profile and ads, each with its source.',
      },
      {
        title: 'Direction requests',
        text: 'You see how many people asked how to get to you.',
      },
      {
        title: 'Bookings and forms',
        text: 'Each one is stored with the page it came from, and counted once.',
      },
      {
        title: 'What changed',
        text: 'Three sentences tell you the three changes that matter this month.',
      },
      {
        title: 'What we do next',
        text: 'Each report ends with one decision, or with a note that there’s none to make.',
      },
      {
        title: 'Privacy respected',
        text: 'Nothing tracks a visitor before consent, and a “no” stays a no.',
      },
    ],
    answers: {
      cost: `A report each month is part of Pro: ${pro.both}. Premium has one each week: ${premium.both}. Basic has no report. For a website that isn’t ours it’s quoted before we start, and the price depends on what has to be counted.`,
      who: 'Our analytics specialist sets up the counting, writes the report and answers when you call about it. Your account lead carries out what you decide.',
      you: 'You give us access to your Google accounts, or we open them in your name. You tell us which calls count for you, because a wrong number isn’t a customer. Then you read one page.',
      next: 'We set up the counting within <Fact name="googleTools.setUpBusinessDays"/> business days of getting access, or during the build of your site. The first full report comes after the first full month.',
    } satisfies AnswersBesideBenefits,
    month: [
      {
        term: 'Week 1',
        text: 'We look at what’s counted today, switch off what nobody needs, and agree with you on four or five things that matter.',
      },
      {
        term: 'Week 2',
        text: 'We connect the call links, the forms and the bookings, and test each one by calling you ourselves.',
      },
      {
        term: 'Week 3',
        text: 'We compare the count with your own calendar, because a report that doesn’t match the real week is useless.',
      },
      {
        term: 'Week 4',
        text: 'You get the first report. If it’s too early for a decision, it says so and tells you when it won’t be.',
      },
    ],
    limits:
      'We don’t record what people say on the phone, and we don’t follow visitors who declined. We can’t count someone who reads your site and walks in without a tap, so the real number is a little higher than ours. We don’t sell your figures or show them to other clients.',
    reasons: {
      title: 'Reasons you’ll read the report',
      items: [
        {
          title: 'It’s a count of customers.',
          text: 'You read about people who called, came or booked, and find no impressions or sessions.',
        },
        {
          title: 'It admits bad months.',
          text: 'If a change of ours made things worse, that’s the first line.',
        },
        {
          title: 'A person writes it.',
          text: 'Someone looks at your numbers and writes to you, and you can write back with questions.',
        },
        {
          title: 'The data stays in your accounts.',
          text: 'Both Google Analytics and Search Console are in your name.',
        },
      ],
    },
    faqs: [
      {
        question: 'Do I need a cookie banner for this?',
        answer:
          'You need one only for tools that follow visitors, such as Google Analytics. Counting calls and forms works without cookies. We tell you in writing which of your tools need consent.',
      },
      {
        question: 'Can you tell which calls came from the website?',
        answer:
          'We count taps on the call link, by page and by source. An optional tracking number also counts people who dial by hand.',
      },
      {
        question: 'I have years of data in Google Analytics. Will I lose it?',
        answer:
          'No. Standard reports go back to the start. Google keeps the details for 14 months at most, so we set it to 14, fix what’s counted, and note the date on your report.',
      },
      {
        question: 'How often do I get a report?',
        answer: 'It comes monthly on Pro and weekly on Premium, and both fit on one page.',
      },
    ],
    call: {
      title: 'Book a free call about your last report',
      text: 'We’ll read it with you and mark what you can ignore, which is usually most of it. The <Fact name="consultation.freeMinutes"/> minutes are free.',
    },
  },
  {
    id: 'reputation-management',
    heading: 'Reputation management: reviews asked for and answered',
    metaTitle: 'Reputation management, done honestly',
    metaDescription:
      'Ask customers for reviews the same way, answer every one, and learn from the bad ones. No bought stars, no gifts. Requests and replies done for you.',
    fullDescription:
      'People trust forty ordinary reviews more than four perfect ones. We help you ask politely, answer every review, and fix what the bad ones point out.',
    benefits: [
      {
        title: 'Requests after each job',
        text: 'Customers who agreed to texts get a short one with a direct link within the hour.',
      },
      {
        title: 'Replies within two days',
        text: 'We draft them, you approve them, and they’re shorter than the review.',
      },
      {
        title: 'One inbox',
        text: 'Reviews from Google, Facebook and the trade sites come in one list.',
      },
      {
        title: 'Bad reviews first',
        text: 'You hear on the next business morning, with a draft and the facts of the job.',
      },
      {
        title: 'False ones reported',
        text: 'We send the evidence through the proper form, though most are not removed.',
      },
      {
        title: 'Shown on your site',
        text: 'Real reviews appear in full, with the date and a link to the original.',
      },
    ],
    answers: {
      cost: `Replies are part of Pro: ${pro.both}. Requests to your customers come with Premium: ${premium.both}. Without a plan, the service is quoted before we start. The price depends on how many jobs, locations and review sites you have.`,
      who: 'Client care sends the requests and watches the inbox. The content writer drafts the replies, and your account lead calls you about the ones that hurt.',
      you: 'You ask customers if you may text them, and give us only the numbers of those who said yes. You approve each reply, and you tell us what happened when someone complains.',
      next: `We typically begin within ${startDays} business days of getting access to your profiles. First we answer what’s waiting, and then the requests start. Reviews come in slowly, so look at the difference after the second month.`,
    } satisfies AnswersBesideBenefits,
    month: [
      {
        term: 'Week 1',
        text: 'We read your last fifty reviews, sort them by what they’re about, and agree with you on the tone of the replies.',
      },
      {
        term: 'Week 2',
        text: 'We draft the missing replies, starting with the unhappy customers, and you change what doesn’t sound like you.',
      },
      {
        term: 'Week 3',
        text: 'You add a line about consent to your form or invoice, and we send the first requests to those who checked it.',
      },
      {
        term: 'Week 4',
        text: 'You get a page with the new reviews and the one complaint that came up most, such as the parking.',
      },
    ],
    limits:
      'We don’t text anyone who didn’t say yes, and anyone who answers STOP is taken off the list. We don’t ask only the happy ones, pay for stars or write reviews. For a dentist, a doctor or a therapist, no reply says that the person was a patient or talks about a treatment. It thanks them and gives a number to call.',
    reasons: {
      title: 'Reasons this way of asking works',
      items: [
        {
          title: 'Asking is most of it.',
          text: 'Happy customers rarely think of a review, and one polite text changes that.',
        },
        {
          title: 'Timing is the rest.',
          text: 'Right after the job they still remember your technician’s name.',
        },
        {
          title: 'Answers are read by others.',
          text: 'A reply to a bad review is for the hundred people who read it later.',
        },
        {
          title: 'Patterns tell you something.',
          text: 'Three remarks about parking are worth more than a survey.',
        },
      ],
    },
    faqs: [
      {
        question: 'Can you remove a bad review?',
        answer:
          'We can only report it, and only if it breaks the platform’s rules, because the platform decides. The rest we answer.',
      },
      {
        question: 'Can I offer a discount for a review?',
        answer:
          'No. Google’s rules forbid it, and paying for praise can break consumer law. Just ask, because it works nearly as well.',
      },
      {
        question: 'What counts as a customer who agreed to a text?',
        answer:
          'That’s someone who gave you the number for this purpose, for example with a checkbox that wasn’t checked in advance. Everyone else can get a card with the link, or an email.',
      },
      {
        question: 'What about a review from someone who was never here?',
        answer:
          'We check your records, report it, and post a calm reply: you can’t find the visit and would like to hear from them.',
      },
      {
        question: 'Do I need a website from you?',
        answer: 'No, it works with the site you have. On a site of ours, visitors can read the reviews too.',
      },
    ],
    call: {
      title: 'Book a free call and read your reviews with us',
      text: 'We’ll take your last thirty and tell you what a stranger learns from them. It takes <Fact name="consultation.freeMinutes"/> minutes and is free.',
    },
  },
  {
    id: 'social-media',
    heading: 'Social media posts for small local businesses',
    metaTitle: 'Social media for small local businesses',
    metaDescription:
      'Three honest posts a week from your own shop, planned a month ahead, with replies the same business day. No dances, no stock photos.',
    fullDescription:
      'Your followers already like you. We keep you in front of them with pictures of your own work, and answer when they write.',
    benefits: [
      {
        title: 'A month at a glance',
        text: 'You see the plan before the month starts and cross out what isn’t you.',
      },
      {
        title: 'Pictures of your work',
        text: 'We show your team what to shoot, in person or on video, and edit what they send.',
      },
      {
        title: 'Three posts a week',
        text: 'They go to the one or two networks that your customers use.',
      },
      {
        title: 'Replies the same day',
        text: 'Comments and messages are answered during business hours or passed to you.',
      },
      {
        title: 'Events and offers',
        text: 'The dates and prices are the same as on your site and your profile.',
      },
      {
        title: 'A line in the report',
        text: 'It says which posts led to a call, a booking or a visit.',
      },
    ],
    answers: {
      cost: `No plan includes social media, so it’s quoted before we start. The price depends on how many networks you want, who takes the pictures and how many messages come in. You don’t need a website from us for it. If you want one too, Basic is ${basic.both}.`,
      who: 'Our content writer plans and writes the posts. The photographer shows your team what to shoot, and client care answers the messages or passes them to you.',
      you: 'You send us ten or so pictures a month, straight from the phone. You look at the plan once before the month begins, and you tell us when something sad or silly has happened, so we don’t post over it.',
      next: `First we look at your last posts and send you a price. We typically begin within ${startDays} business days of your yes, and the posts start on the Monday after you approve the first plan.`,
    } satisfies AnswersBesideBenefits,
    month: [
      {
        term: 'Week 1',
        text: 'We read what your followers liked in the past year, choose the network, and write down what you don’t want to see.',
      },
      {
        term: 'Week 2',
        text: 'We show your team how to take a decent picture by a window, and draw up the plan for twelve posts.',
      },
      {
        term: 'Week 3',
        text: 'You approve the plan with a red pen, and the first three posts go out on Monday, Wednesday and Friday.',
      },
      {
        term: 'Week 4',
        text: 'We count messages, orders and visits, drop the kind of post that did nothing, and plan the next month.',
      },
    ],
    limits:
      'We don’t buy followers, post pictures of customers who didn’t agree, or argue with strangers in the comments. For a health practice, we don’t show patients or their treatment unless they agreed in writing, and questions about health go to you. Posts don’t go out without your yes, even good ones.',
    reasons: {
      title: 'Reasons to keep social media small',
      items: [
        {
          title: 'Regulars come back.',
          text: 'A post about the new soup fills tables, because people were hungry anyway.',
        },
        {
          title: 'Neighbors look you up.',
          text: 'Before a first visit, many check if your last post is from this month.',
        },
        {
          title: 'One network is enough.',
          text: 'A single one done well is better than four that stopped in March.',
        },
        {
          title: 'Nothing is embarrassing.',
          text: 'We skip trends that don’t fit you, and you could show every post to your mother.',
        },
      ],
    },
    faqs: [
      {
        question: 'Which networks do you cover?',
        answer:
          'Usually we cover Facebook, Instagram and your Google profile, and LinkedIn for offices. We start with one and add another once it runs smoothly.',
      },
      {
        question: 'Do I have to be in the pictures?',
        answer: 'No, though people like to see who works there. Hands, tools and finished work are fine.',
      },
      {
        question: 'What does approval look like?',
        answer:
          'You get one page with the pictures and the words of the month. You cross out, change a word, or reply “yes,” and anything you don’t approve stays in the drawer.',
      },
      {
        question: 'Do you run paid ads too?',
        answer:
          'Yes, small local campaigns with a budget that you set and pay to the network. The posts work without them.',
      },
      {
        question: 'Who owns the accounts on the networks?',
        answer: 'They’re yours. You give us access, and you can take it back at any time.',
      },
    ],
    call: {
      title: 'Book a free call about your last ten posts',
      text: 'We’ll tell you which three to do again, and if it’s worth your money. It takes <Fact name="consultation.freeMinutes"/> minutes and is free.',
    },
  },
] as const;

/** Services of their own outside the six cards: in the menu and the footer (docs/product/routes.md#pages). */
export const ancillaryServices = [
  {
    id: 'reputation-management',
    title: 'Reputation Management',
    icon: 'star',
    shape: 'hexagon',
    color: 'bottle',
    description: 'Ask for reviews, answer every one',
  },
  {
    id: 'social-media',
    title: 'Social Media',
    icon: 'people',
    shape: 'disc',
    color: 'enamel',
    description: 'Posts your regulars will read',
  },
] as const;
