/**
 * The long text of each service page: six services and two ancillary ones. Figures are written as `<Fact name="…"/>`
 * and filled in when the page is built, as in the policies.
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
        text: 'We interview you for an hour and write every page. You mark it up.',
      },
      {
        title: 'Built phone first',
        text: 'Call, directions and hours in reach of a thumb, on every page.',
      },
      {
        title: 'Quick on a weak signal',
        text: 'Small pages, no sliders. It opens in a parking lot.',
      },
      {
        title: 'Readable by everyone',
        text: 'Checked with a keyboard and a screen reader against WCAG 2.2 AA before launch.',
      },
      {
        title: 'Forms that reach you',
        text: 'Each inquiry is stored before it’s emailed, so a full inbox loses nothing.',
      },
      {
        title: 'Yours to keep',
        text: 'Domain, words and pictures are in your name. If you leave, they go with you.',
      },
    ],
    reasons: {
      title: 'Reasons to have us build your website',
      items: [
        {
          title: 'A launch date you can plan on',
          text: '<Fact name="delivery.typicalBusinessDays"/> business days once your content is in. If we’re waiting for a photo, we tell you which one.',
        },
        {
          title: 'A posted price',
          text: 'A website starts at <Fact name="plans.basic.setupPrice"/> for setup, then <Fact name="plans.basic.monthlyPrice"/> a month. Changes to hours and prices are included.',
        },
        {
          title: 'Someone picks up',
          text: 'The person who built your site answers, <Fact name="support.hours"/>.',
        },
        {
          title: 'Your money back',
          text: 'Not satisfied? Tell us within <Fact name="guarantee.satisfactionDays"/> days of launch, and you get the setup fee back.',
        },
      ],
    },
    faqs: [
      {
        question: 'Do I have to write the text myself?',
        answer:
          'No. We talk for an hour, we write, and you correct. Only the facts have to come from you: prices, hours, the name of the dog.',
      },
      {
        question: 'I already have a website. Will old links still work?',
        answer:
          'Yes. We list every page people or search engines still visit. Each old link goes straight to the right new page.',
      },
      {
        question: 'Can I change things on my own later?',
        answer:
          'Hours, prices, photos and news: yes, from your phone. For anything larger, email us. Most changes go live the same business day on Premium and within a few days on other plans.',
      },
      {
        question: 'Who owns the site if I leave?',
        answer:
          'You do, once the build is paid for: words, pictures, design and domain name. We send you the files and give your next web person an hour of help, free.',
      },
    ],
    call: {
      title: 'Book a free call about your website',
      text: 'We look at what your customers ask and sketch the first screen while you watch. <Fact name="consultation.freeMinutes"/> minutes, free.',
    },
  },
  {
    id: 'local-seo-optimization',
    heading: 'Local SEO: show up when they search nearby',
    metaTitle: 'Local SEO Optimization near Millbrook, NY',
    metaDescription:
      'We check where you rank from 35 corners around you, then work outward: profile, listings, local pages, reviews, and a monthly report you can read.',
    fullDescription:
      'Google’s map shows three businesses first. We work to make you one of them, on the streets where your customers live.',
    benefits: [
      {
        title: 'Google Business Profile',
        text: 'Categories, hours, photos and services set up and kept current.',
      },
      {
        title: 'Local pages',
        text: 'One page per service and town, written by a person who knows both.',
      },
      { title: 'Listings cleaned up', text: 'Same name, address and phone everywhere people look.' },
      {
        title: 'Review requests',
        text: 'After a job we text customers who agreed to it, and draft the replies for you to approve.',
      },
      { title: 'Speed and structure', text: 'Pages that load fast and tell Google what you do and where.' },
      {
        title: 'A report you can read',
        text: 'Calls, direction requests and bookings, on one page a month.',
      },
    ],
    reasons: {
      title: 'Reasons our local SEO works',
      items: [
        {
          title: 'We measure from the street',
          text: 'We check from corners all over town.',
        },
        {
          title: 'We work outward',
          text: 'Your own block comes first, then the next one.',
        },
        {
          title: 'We show you the map',
          text: 'Before and after, so you can see what the work did.',
        },
        {
          title: 'We tell you when to stop',
          text: 'Once you’re found on the streets you serve, you need less of us.',
        },
      ],
    },
    faqs: [
      {
        question: 'How long does local SEO take?',
        answer:
          'Profile and listing fixes often show within weeks. The edges of the map take three to six months in most towns, longer where competition is heavy.',
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
          'Not always. If yours loads quickly and can be edited, we work with it. If not, we tell you before you pay for anything.',
      },
    ],
    call: {
      title: 'Book a free call and see your own map',
      text: 'We check where your business ranks around town before you pay for anything. <Fact name="consultation.freeMinutes"/> minutes, free.',
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
        text: 'It answers from your own pages and prices, and nothing else.',
      },
      {
        title: 'Books real slots',
        text: 'It offers free times from your calendar and writes the booking in.',
      },
      {
        title: 'Hands over politely',
        text: 'An emergency rings your phone at any hour. Other callers get you when you’re open.',
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
        text: 'Nothing loads until a visitor opens it, so your pages stay quick.',
      },
    ],
    reasons: {
      title: 'Reasons to switch a chatbot on',
      items: [
        {
          title: 'It works the night shift',
          text: 'A call you miss at 9 p.m. often goes to the next name on the list.',
        },
        {
          title: 'It’s set up not to guess',
          text: 'Without an answer from you, it says “I’ll ask, and someone will call you.”',
        },
        {
          title: 'People stay in charge',
          text: 'Kofi’s team reads the night’s chats every business morning, urgent ones first.',
        },
        {
          title: 'You can switch it off',
          text: 'One button. Your form and your number are always beside it.',
        },
      ],
    },
    faqs: [
      {
        question: 'Will it make things up?',
        answer:
          'It answers from your own documents. When they don’t cover a question, it asks for a number to call. We read the conversations and fix what was wrong or missing.',
      },
      {
        question: 'Does it work with my calendar?',
        answer:
          'Google Calendar, Outlook, and most booking tools that share free times. If yours can’t, it asks for a preferred time and you confirm it.',
      },
      {
        question: 'Which plans include it?',
        answer:
          'Pro includes the chatbot with booking, working from your price list. On Premium it has a price list for each location. On Basic you get it by moving up.',
      },
      {
        question: 'What if a customer wants a person?',
        answer:
          'They just ask. During your hours, the conversation goes to your phone with everything said so far. After hours, it takes down a number and tells them when you’ll call.',
      },
    ],
    call: {
      title: 'Book a free call and try the chatbot',
      text: 'Bring your three strangest customer questions. We’ll try them on a bot that has read your website. <Fact name="consultation.freeMinutes"/> minutes, free.',
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
        text: 'In your own account. You’re the owner, and we’re a manager.',
      },
      {
        title: 'The right main category',
        text: 'The word your customers type, checked against the top three in town.',
      },
      {
        title: 'Hours that stay right',
        text: 'Holidays, early closings, the week of the flood. We ask every month.',
      },
      { title: 'Photos worth a tap', text: 'Your front, your team and finished work, dated and captioned.' },
      {
        title: 'Posts that say something',
        text: 'What’s new this week, who joined, when you close early.',
      },
      {
        title: 'Reviews answered',
        text: 'We draft a reply to each one. You approve, and it goes out in your name.',
      },
    ],
    reasons: {
      title: 'Reasons to look after the profile every week',
      items: [
        {
          title: 'Anyone can suggest edits',
          text: 'A stranger can suggest new hours, and Google may accept. We watch for that.',
        },
        {
          title: 'Old photos cost visits',
          text: 'If your newest picture is three years old, people wonder if you’re still open.',
        },
        {
          title: 'Suspensions happen',
          text: 'One wrong address can be enough. We know the forms and keep your papers on file.',
        },
        {
          title: 'It stays yours',
          text: 'Stop the plan, and we step out. Everything stays in your account.',
        },
      ],
    },
    faqs: [
      {
        question: 'Someone else owns my profile. Can I get it back?',
        answer:
          'Usually. We file the request with proof that the business is yours. It takes a few days to a few weeks, depending on whether the other side answers.',
      },
      {
        question: 'Do you reply to reviews in my name?',
        answer:
          'We draft, you approve by text. If you like, simple thank-yous go out on their own and you approve just the hard ones.',
      },
      {
        question: 'I work from home. Does my address have to be public?',
        answer: 'No. A service-area profile shows the towns you serve and hides the street.',
      },
      {
        question: 'Is it part of a plan?',
        answer: 'Yes, of Pro and Premium. You can also get it by itself, without a website from us.',
      },
    ],
    call: {
      title: 'Book a free call and look up your profile',
      text: 'We open your profile together and list what’s missing. You keep the list. <Fact name="consultation.freeMinutes"/> minutes, free.',
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
        text: 'The questions you hear, once we know people search for them.',
      },
      {
        title: 'One short call',
        text: 'Twenty minutes on the phone each month. You talk, we take notes.',
      },
      {
        title: 'Two people on it',
        text: 'A writer and an editor. You approve it before it goes out.',
      },
      { title: 'Your town in it', text: 'Local prices, local weather, local rules.' },
      {
        title: 'Old articles kept true',
        text: 'Every piece is reread after a year and corrected, or taken down.',
      },
      {
        title: 'Used more than once',
        text: 'The same answer becomes a profile post, a chatbot answer and a flyer.',
      },
    ],
    reasons: {
      title: 'Reasons to publish articles',
      items: [
        {
          title: 'It answers before the call',
          text: 'People who’ve read your page call with better questions.',
        },
        {
          title: 'It lasts',
          text: 'An ad stops when you stop paying. A good answer keeps getting found.',
        },
        {
          title: 'It feeds the rest',
          text: 'Your chatbot, profile and front desk need the same answers.',
        },
        {
          title: 'It sounds like you',
          text: 'If you say “furnace,” the article doesn’t say “heating system.”',
        },
      ],
    },
    faqs: [
      {
        question: 'Do you use AI to write?',
        answer:
          'Sometimes, for transcripts, research or a first draft. A writer and an editor rework every article, and you approve it before it goes out. Want no AI? Tell us.',
      },
      {
        question: 'How many articles do I need?',
        answer:
          'Start with the ten questions you answer most. After that, one or two a month is plenty for most businesses.',
      },
      {
        question: 'Who owns the articles?',
        answer: 'You do, once the month is paid for. If you leave, they go with you.',
      },
      {
        question: 'Can you write in Spanish?',
        answer:
          'Yes, with a native editor. The Multilingual Support add-on covers the pages, and we quote articles before we start.',
      },
    ],
    call: {
      title: 'Book a free call about your articles',
      text: 'Name three questions you hear all the time. We’ll tell you which one to write first, and why. <Fact name="consultation.freeMinutes"/> minutes, free.',
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
      { title: 'Calls counted', text: 'From the site, the profile and ads, each with its source.' },
      {
        title: 'Direction requests',
        text: 'How many people asked how to get to you.',
      },
      {
        title: 'Bookings and forms',
        text: 'Each one stored with the page it came from, and counted once.',
      },
      { title: 'What changed', text: 'The three changes that matter this month, in three sentences.' },
      { title: 'What we do next', text: 'One decision per report, or a note that there’s none to make.' },
      {
        title: 'Privacy respected',
        text: 'No tracking before consent. A “no” stays a no.',
      },
    ],
    reasons: {
      title: 'Reasons you’ll read the report',
      items: [
        {
          title: 'It counts customers',
          text: 'Not impressions or sessions. People who called, came or booked.',
        },
        {
          title: 'It admits bad months',
          text: 'If a change of ours made things worse, that’s the first line.',
        },
        {
          title: 'Priya writes it',
          text: 'A person looks at your numbers and writes to you. You can call her.',
        },
        {
          title: 'The data is yours',
          text: 'In your own Google Analytics and Search Console accounts.',
        },
      ],
    },
    faqs: [
      {
        question: 'Do I need a cookie banner for this?',
        answer:
          'Only for tools that follow visitors, such as Google Analytics. Counting calls and forms works without cookies. We tell you in writing which of your tools need consent.',
      },
      {
        question: 'Can you tell which calls came from the website?',
        answer:
          'We count taps on the call link, by page and by source. An optional tracking number also counts people who dial by hand.',
      },
      {
        question: 'I have years of data in Google Analytics. Is it lost?',
        answer:
          'No. Standard reports go back to the start. Google keeps the details for 14 months at most, so we set it to 14, fix what’s counted, and note the date on your report.',
      },
      {
        question: 'How often do I get a report?',
        answer: 'Monthly on Pro, weekly on Premium. Both are one page.',
      },
    ],
    call: {
      title: 'Book a free call about your last report',
      text: 'We’ll read it with you and mark what you can ignore. That’s usually most of it. <Fact name="consultation.freeMinutes"/> minutes, free.',
    },
  },
  {
    id: 'reputation-management',
    heading: 'Reputation management: reviews asked for and answered',
    metaTitle: 'Reputation management, done honestly',
    metaDescription:
      'Ask every customer for a review, answer every one, and learn from the bad ones. No bought stars, no gifts. Requests and replies done for you.',
    fullDescription:
      'People trust forty ordinary reviews more than four perfect ones. We help you ask every customer, answer every review, and fix what the bad ones point out.',
    benefits: [
      {
        title: 'Requests after each job',
        text: 'A short text with a direct link, within the hour, to every customer.',
      },
      { title: 'Replies within two days', text: 'Drafted by us, approved by you, shorter than the review.' },
      {
        title: 'One inbox',
        text: 'Google, Facebook and the trade sites in one list.',
      },
      {
        title: 'Bad reviews first',
        text: 'You hear the same morning, with a draft and the facts of the job.',
      },
      {
        title: 'False ones reported',
        text: 'With evidence, through the proper form. Most are not removed.',
      },
      {
        title: 'Shown on your site',
        text: 'Real ones, in full, with the date and a link to the original.',
      },
    ],
    reasons: {
      title: 'Reasons this way of asking works',
      items: [
        {
          title: 'Asking is most of it',
          text: 'Happy customers rarely think of it. One polite text changes that.',
        },
        {
          title: 'Timing is the rest',
          text: 'Within the hour they still remember your technician’s name.',
        },
        {
          title: 'Answers are read by others',
          text: 'A reply to a bad review is for the hundred people who read it later.',
        },
        {
          title: 'Patterns tell you something',
          text: 'Three remarks about parking beat a survey.',
        },
      ],
    },
    faqs: [
      {
        question: 'Can you remove a bad review?',
        answer:
          'Only if it breaks the platform’s rules, and the platform decides. We report those with evidence and answer the rest.',
      },
      {
        question: 'Can I offer a discount for a review?',
        answer:
          'No. Google’s rules forbid it, and paying for praise can break consumer law. Just ask. It works nearly as well.',
      },
      {
        question: 'What about a review from someone who was never here?',
        answer:
          'We check your records, report it, and post a calm reply: you can’t find the visit and would like to hear from them.',
      },
      {
        question: 'Do I need a website from you?',
        answer:
          'No. It works with the site you have. On a site of ours, we can show the reviews too, in full and with their source.',
      },
    ],
    call: {
      title: 'Book a free call and read your reviews with us',
      text: 'We’ll take your last thirty and tell you what a stranger learns from them. <Fact name="consultation.freeMinutes"/> minutes, free.',
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
        text: 'On the one or two networks your customers use.',
      },
      {
        title: 'Replies the same day',
        text: 'Comments and messages, answered during business hours or passed to you.',
      },
      {
        title: 'Events and offers',
        text: 'The same dates and prices on your site and profile.',
      },
      {
        title: 'A line in the report',
        text: 'Which posts led to a call, a booking or a visit.',
      },
    ],
    reasons: {
      title: 'Reasons to keep social media small',
      items: [
        {
          title: 'Regulars come back',
          text: 'A post about the new soup fills tables.',
        },
        {
          title: 'Neighbors look you up',
          text: 'Before a first visit, many check if your last post is from this month.',
        },
        { title: 'One network done well', text: 'Better than four that stopped in March.' },
        {
          title: 'Nothing embarrassing',
          text: 'No trends that don’t fit you. You could show every post to your mother.',
        },
      ],
    },
    faqs: [
      {
        question: 'Which networks do you cover?',
        answer:
          'Usually Facebook, Instagram and your Google profile. LinkedIn for offices. We start with one and add another once it runs smoothly.',
      },
      {
        question: 'Do I have to be in the pictures?',
        answer: 'No, though people like to see who works there. Hands, tools and finished work are fine.',
      },
      {
        question: 'Do you run paid ads too?',
        answer: 'Yes, small local campaigns with a budget you set. The posts work without them.',
      },
      {
        question: 'Who owns the accounts?',
        answer: 'You do. You give us access, and you can take it back at any time.',
      },
    ],
    call: {
      title: 'Book a free call about your last ten posts',
      text: 'We’ll tell you which three to do again, and if it’s worth your money. <Fact name="consultation.freeMinutes"/> minutes, free.',
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
