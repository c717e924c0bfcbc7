/**
 * The long text of each service page: six services and two ancillary ones. Figures are written as `<Fact name="…"/>`
 * and filled in when the page is built, as in the policies.
 */
export const serviceDetails = [
  {
    id: 'custom-website-design',
    heading: 'A website that opens the door.',
    metaTitle: 'Custom Website Design for local shops',
    metaDescription:
      'A website built around your trade and your town: fast on a phone, easy to change, live in <Fact name="delivery.typicalBusinessDays"/> business days once your content is in.',
    fullDescription:
      'Most people meet your business on a phone, standing up, with one question. We build the page that answers it and puts your number one tap away.',
    benefits: [
      {
        title: 'Pages written for you',
        text: 'We interview you for an hour and write every page. You correct it with a pen, not a page builder.',
      },
      {
        title: 'Built phone first',
        text: 'Call, directions and hours within reach of one thumb, on every page.',
      },
      {
        title: 'Quick on a weak signal',
        text: 'Small pages, no sliders, no pop-up libraries. It opens in a parking lot.',
      },
      {
        title: 'Readable by everyone',
        text: 'Checked with a keyboard and a screen reader against WCAG 2.2 AA before launch.',
      },
      {
        title: 'Forms that arrive',
        text: 'Each inquiry is stored first and mailed second, so a full inbox loses nothing.',
      },
      {
        title: 'Yours to keep',
        text: 'Domain, words and pictures are in your name. Leave, and you take them along.',
      },
    ],
    reasons: {
      title: 'Why owners hand us the keys.',
      items: [
        {
          title: 'A date, not a phase',
          text: '<Fact name="delivery.typicalBusinessDays"/> business days once your content is in. If we are waiting for a photo, we tell you which one.',
        },
        {
          title: 'A price on the wall',
          text: 'From <Fact name="plans.basic.monthlyPrice"/> a month after a setup fee from <Fact name="plans.basic.setupPrice"/>. Changes to hours and prices are part of the plan.',
        },
        {
          title: 'Someone picks up',
          text: 'The person who built your site answers <Fact name="support.hours"/>, and knows where everything is.',
        },
        {
          title: 'Your money back',
          text: 'If you aren’t satisfied with it, the setup fee comes back within <Fact name="guarantee.satisfactionDays"/> days of launch.',
        },
      ],
    },
    faqs: [
      {
        question: 'Do I have to write the text myself?',
        answer:
          'No. We talk for an hour, we write, and you correct. What only you know, such as prices, hours and the name of the dog, has to come from you.',
      },
      {
        question: 'I already have a website. Can you keep its addresses?',
        answer:
          'Yes. We list every page that people or search engines still visit and lead each old address to the right new one, so nothing that points to you breaks.',
      },
      {
        question: 'Can I change things on my own later?',
        answer:
          'Hours, prices, photos and news: yes, from your phone. For anything larger, write to us. Most changes go live the same business day on the Premium plan and within a few days on the others.',
      },
      {
        question: 'Who owns the site if I leave?',
        answer:
          'You do, once the build is paid for: words, pictures, design and domain name. We hand over the files and help whoever comes next for an hour, free.',
      },
    ],
    call: {
      title: 'Bring your last ten calls.',
      text: 'We read what your customers ask and sketch the first screen while you watch. <Fact name="consultation.freeMinutes"/> minutes, free.',
    },
  },
  {
    id: 'local-seo-optimization',
    heading: 'Show up when they search nearby.',
    metaTitle: 'Local SEO Optimization, street by street',
    metaDescription:
      'We check where you rank from 35 corners around your door, then work outward: profile, listings, local pages, reviews, and a monthly report you can read.',
    fullDescription:
      'Three businesses get the map. Everyone else gets page two. We work to put your name in the three, on the streets where your customers live.',
    benefits: [
      {
        title: 'Google Business Profile',
        text: 'Categories, hours, photos and services set up and kept current.',
      },
      {
        title: 'Local pages',
        text: 'One page per service and town, written by a person who has looked at both.',
      },
      { title: 'Listings cleaned up', text: 'Same name, address and phone everywhere people look.' },
      { title: 'Review requests', text: 'A text after each job. Replies written for you to approve.' },
      { title: 'Speed and structure', text: 'Pages that load fast and say in code what you do and where.' },
      {
        title: 'A report you can read',
        text: 'Calls, direction requests and bookings. One page, once a month.',
      },
    ],
    reasons: {
      title: 'Why the neighborhood notices.',
      items: [
        {
          title: 'We measure from the street',
          text: 'Thirty-five corners around your door, not one reading from an office desk.',
        },
        {
          title: 'We work outward',
          text: 'The block you stand on first, then the next one. Not the whole county at once.',
        },
        {
          title: 'We never promise a place',
          text: 'Nobody can. We promise the work, the dates and a map that shows what it did.',
        },
        {
          title: 'We tell you when to stop',
          text: 'When the streets you serve are green, you need less of us. We say so.',
        },
      ],
    },
    faqs: [
      {
        question: 'How long does local SEO take?',
        answer:
          'Profile and listing fixes often show within weeks. Moving the edges of the map takes three to six months in most towns, longer where many competitors work at it too.',
      },
      {
        question: 'Can you promise the first place?',
        answer:
          'No, and be careful with anyone who does. The map depends on your trade, your town and your reviews. We promise the work and show you the measurements.',
      },
      {
        question: 'I have no shop, I drive to customers. Does it work for me?',
        answer:
          'Yes. Your profile is set up as a service area, your address stays hidden, and the pages are written for the towns you drive to.',
      },
      {
        question: 'Do I need a new website for it?',
        answer:
          'Not always. If yours loads quickly and can be edited, we work with it. If it cannot, we say so before you pay for anything.',
      },
    ],
    call: {
      title: 'See your own map first.',
      text: 'We run the 35-point check on your business before you pay for anything. <Fact name="consultation.freeMinutes"/> minutes, free.',
    },
  },
  {
    id: 'ai-chatbot-integration',
    heading: 'Answers at 9:42 at night.',
    metaTitle: 'AI Chatbot Integration for local shops',
    metaDescription:
      'A chatbot that answers from your own price list, books into your own calendar and hands over to a person. Every conversation is read by one of us.',
    fullDescription:
      'Many questions come after closing time. The chatbot answers them in plain words, from your own price list, and books the job while you sleep.',
    benefits: [
      {
        title: 'Knows your price list',
        text: 'It answers from your own pages and prices. What is not written there, it does not invent.',
      },
      {
        title: 'Books real slots',
        text: 'It offers the times that are free in your calendar, and writes the booking in.',
      },
      {
        title: 'Hands over politely',
        text: 'An emergency, a complaint or a “let me talk to someone” goes to your phone.',
      },
      {
        title: 'Says that it is a bot',
        text: 'In the first line, every time. People forgive software, not pretending.',
      },
      {
        title: 'Read by a person',
        text: 'Someone on our team reads every conversation and corrects the answers.',
      },
      {
        title: 'Loads on a click',
        text: 'Nothing is fetched until the visitor opens it, so your pages stay quick.',
      },
    ],
    reasons: {
      title: 'Why owners switch it on.',
      items: [
        {
          title: 'It works the night shift',
          text: 'A missed call at nine in the evening often goes to the next name on the list.',
        },
        {
          title: 'It does not guess',
          text: 'No answer in your documents means “I will ask, and someone calls you”. That is the rule.',
        },
        {
          title: 'People stay in charge',
          text: 'Kofi’s team reads the night’s chats every business morning and puts the urgent ones first.',
        },
        {
          title: 'You can switch it off',
          text: 'One button. Your contact form and your number are always beside it.',
        },
      ],
    },
    faqs: [
      {
        question: 'Will it make things up?',
        answer:
          'It answers from your own documents. Where they say nothing, it says so and takes a number. We read the conversations and fix what was wrong or missing.',
      },
      {
        question: 'Does it work with my calendar?',
        answer:
          'With the usual ones: Google Calendar, Outlook, and most booking tools that can share free times. If yours cannot, it collects a preferred time and you confirm.',
      },
      {
        question: 'Which plans include it?',
        answer:
          'The Pro plan includes the chatbot with booking. It answers from your own price list. On Premium it has one for each location. From Basic you get it by moving up.',
      },
      {
        question: 'What if a customer wants a person?',
        answer:
          'They say so, in any words, and the conversation goes to your phone with everything said so far. Outside your hours it takes a number and tells them when you will call.',
      },
    ],
    call: {
      title: 'Ask it something hard.',
      text: 'Bring your three strangest customer questions. We try them on a bot that has read your website. <Fact name="consultation.freeMinutes"/> minutes, free.',
    },
  },
  {
    id: 'google-business-profile',
    heading: 'Your second front window.',
    metaTitle: 'Google Business Profile, set up and kept',
    metaDescription:
      'Categories, hours, photos, posts, questions and replies on your Google Business Profile, kept current every week by a person who knows your shop.',
    fullDescription:
      'Many customers see your profile and never your website. We claim it, fill it in properly and keep it as tidy as the window you sweep every morning.',
    benefits: [
      {
        title: 'Claimed and verified',
        text: 'In your own account, with you as the owner. We are added as a manager.',
      },
      {
        title: 'The right main category',
        text: 'The word your customers type, checked against the top three names in town.',
      },
      {
        title: 'Hours that are never wrong',
        text: 'Holidays, early closings and the week of the flood. We ask you every month.',
      },
      { title: 'Photos worth a tap', text: 'Front, counter, team and finished work, dated and captioned.' },
      {
        title: 'Posts that say something',
        text: 'What is in this week, who has joined, when you close early.',
      },
      {
        title: 'Reviews answered',
        text: 'We draft a reply to each one. You approve it, and it goes out in your name.',
      },
    ],
    reasons: {
      title: 'Why not just do it once.',
      items: [
        {
          title: 'Anyone can suggest edits',
          text: 'A stranger can propose new hours, and Google may accept them. We watch for that.',
        },
        {
          title: 'Old photos cost visits',
          text: 'If the newest picture is three years old, people wonder whether you are still there.',
        },
        {
          title: 'Suspensions happen',
          text: 'A wrong address format is enough. We know the forms and we keep your evidence on file.',
        },
        {
          title: 'It stays yours',
          text: 'You are the owner on paper. Stop the plan and we step out, leaving everything in place.',
        },
      ],
    },
    faqs: [
      {
        question: 'Someone else owns my profile. Can I get it back?',
        answer:
          'Usually, yes. We file the request with proof that the business is yours. It takes from a few days to a few weeks, depending on whether the other side answers.',
      },
      {
        question: 'Do you reply to reviews in my name?',
        answer:
          'We draft, you approve by text. After a few weeks most owners let the simple thank-yous go out and keep the difficult ones for themselves.',
      },
      {
        question: 'I work from home. Must my address be public?',
        answer: 'No. A service-area profile shows the towns you serve and hides the street.',
      },
      {
        question: 'Is it part of a plan?',
        answer:
          'The Pro plan and the Premium plan include a managed profile. It can also be booked alone, without a website from us.',
      },
    ],
    call: {
      title: 'Search yourself, with company.',
      text: 'We open your profile together and list what is missing. You keep the list. <Fact name="consultation.freeMinutes"/> minutes, free.',
    },
  },
  {
    id: 'content-marketing',
    heading: 'Articles your customers search for.',
    metaTitle: 'Content Marketing for local businesses',
    metaDescription:
      'Useful articles about the questions your customers really ask, written after an interview with you, checked by you, published on your own site.',
    fullDescription:
      'You explain the same ten things every week across the counter. We write them down, in your words, where the next customer is looking for them.',
    benefits: [
      {
        title: 'Topics from your counter',
        text: 'We start with the questions you hear, then check that people search for them.',
      },
      {
        title: 'A short call, not a brief',
        text: 'Twenty minutes on the phone each month. We record, you talk about your trade.',
      },
      {
        title: 'Written by a person',
        text: 'A writer and an editor, with names. You approve before it goes out.',
      },
      { title: 'Your town in it', text: 'Local prices, local weather, local rules. Not “in today’s world”.' },
      {
        title: 'Old articles kept true',
        text: 'Every piece is reread after a year and corrected, or taken down.',
      },
      {
        title: 'Used more than once',
        text: 'The same answer becomes a profile post, a chatbot answer and a flyer text.',
      },
    ],
    reasons: {
      title: 'Why write at all.',
      items: [
        {
          title: 'It answers before the call',
          text: 'People who have read your page ask better questions and cancel less often.',
        },
        {
          title: 'It lasts',
          text: 'An ad stops when you stop paying. A good answer is still found in three years.',
        },
        {
          title: 'It feeds the rest',
          text: 'Chatbot, profile and front desk all need the same answers in writing.',
        },
        {
          title: 'It sounds like you',
          text: 'We keep your words. If you say “boiler”, the article does not say “heating system”.',
        },
      ],
    },
    faqs: [
      {
        question: 'Do you use AI to write?',
        answer:
          'For transcripts, research and proofreading, yes. Every article is written and edited by a person, and approved by you before it goes out.',
      },
      {
        question: 'How many articles do I need?',
        answer:
          'Start with the ten questions you answer most. After that, one or two a month is plenty for most shops.',
      },
      {
        question: 'Who owns the articles?',
        answer: 'You do, once the month is paid. If you leave, you take them along.',
      },
      {
        question: 'Can you write in Spanish?',
        answer:
          'Yes, with a native editor. The Multilingual Support add-on covers the pages; articles are quoted by length.',
      },
    ],
    call: {
      title: 'Tell us what they always ask.',
      text: 'Name three questions from your counter. We tell you which one to write first, and why. <Fact name="consultation.freeMinutes"/> minutes, free.',
    },
  },
  {
    id: 'analytics-reporting',
    heading: 'One page. Every month. In English.',
    metaTitle: 'Analytics Reporting you can read',
    metaDescription:
      'Calls, direction requests and bookings on one page a month, with what changed and what we do next. No dashboards to log in to, no cookies needed.',
    fullDescription:
      'You do not need a dashboard. You need to know whether the phone rang more than last month, where the callers came from, and what to do about it.',
    benefits: [
      { title: 'Calls counted', text: 'From the site, from the profile and from ads, each with its source.' },
      {
        title: 'Direction requests',
        text: 'How many people asked for the way to your door, and from which side of town.',
      },
      {
        title: 'Bookings and forms',
        text: 'Each one stored with its page of origin, so nothing is counted twice.',
      },
      { title: 'What changed', text: 'The three movements that matter this month, in three sentences.' },
      { title: 'What we do next', text: 'One decision per report. If there is none, the report says so.' },
      {
        title: 'Privacy respected',
        text: 'No tracking before consent. Where a visitor says no, we count without names.',
      },
    ],
    reasons: {
      title: 'Why owners read it.',
      items: [
        {
          title: 'It counts customers',
          text: 'Not impressions, sessions or engagement. People who called, came or booked.',
        },
        {
          title: 'It admits bad months',
          text: 'If a change of ours made things worse, the report says so in the first line.',
        },
        {
          title: 'It is written by Priya',
          text: 'A person looks at your numbers and writes to you. You can call her back.',
        },
        {
          title: 'The data is yours',
          text: 'In your own Google Analytics and Search Console accounts, with you as the owner.',
        },
      ],
    },
    faqs: [
      {
        question: 'Do I need a cookie banner for this?',
        answer:
          'Only if you switch on tools that follow visitors. The basic counting works without cookies. We tell you in writing which of your tools need consent.',
      },
      {
        question: 'Can you tell which calls came from the website?',
        answer:
          'We count presses on the call link by page and by source. With a tracking number, which is optional, also calls from people who dialed by hand.',
      },
      {
        question: 'I have years of data in Google Analytics. Is it lost?',
        answer:
          'No. We keep your property, clean up what it records from now on, and mark the day of the change on the report.',
      },
      {
        question: 'How often do I get a report?',
        answer: 'Monthly on the Pro plan and weekly on the Premium plan. Both are one page.',
      },
    ],
    call: {
      title: 'Send us your last report.',
      text: 'We read it with you and mark what you can ignore. That is usually most of it. <Fact name="consultation.freeMinutes"/> minutes, free.',
    },
  },
  {
    id: 'reputation-management',
    heading: 'What the neighbors say about you.',
    metaTitle: 'Reputation management, done honestly',
    metaDescription:
      'Ask every customer for a review, answer every one, and learn from the bad ones. No bought stars, no filters, no gifts. Requests and replies done for you.',
    fullDescription:
      'People trust forty ordinary reviews more than four perfect ones. We help you ask every customer, answer every review, and fix what the bad ones point at.',
    benefits: [
      {
        title: 'Requests after each job',
        text: 'A short text with a direct link, sent within the hour, to every customer alike.',
      },
      { title: 'Replies within two days', text: 'Drafted by us, approved by you, shorter than the review.' },
      {
        title: 'One inbox',
        text: 'Google, Facebook and the trade sites in one list, so nothing waits for weeks.',
      },
      {
        title: 'Bad reviews first',
        text: 'You hear about them the same morning, with a draft and the facts of the job.',
      },
      {
        title: 'False ones reported',
        text: 'With evidence, through the proper form, and honestly: most are not removed.',
      },
      {
        title: 'Shown on your site',
        text: 'Real ones, in full, with their date and a link to where they were written.',
      },
    ],
    reasons: {
      title: 'Why it works.',
      items: [
        {
          title: 'Asking is most of it',
          text: 'Happy customers rarely think of it alone. One polite text changes that.',
        },
        {
          title: 'Timing is the rest',
          text: 'Within an hour they still remember your technician’s name. Next week they do not.',
        },
        {
          title: 'Answers are read by others',
          text: 'A reply to a bad review is written for the hundred people who read it later.',
        },
        {
          title: 'Patterns are free advice',
          text: 'Three remarks about parking are worth more than a survey.',
        },
      ],
    },
    faqs: [
      {
        question: 'Can you remove a bad review?',
        answer:
          'Only if it breaks the platform’s rules, and only the platform decides. We report those with evidence. The honest ones we answer.',
      },
      {
        question: 'May I offer a discount for a review?',
        answer:
          'No. Google’s rules forbid it, and paying for praise can break consumer law. A plain request works nearly as well.',
      },
      {
        question: 'What about a review from someone who was never here?',
        answer:
          'We check your records, report it, and post a calm reply that says you cannot find the visit and would like to hear from them.',
      },
      {
        question: 'Does it need a website from you?',
        answer:
          'No. It runs beside whatever you have. With our website, the reviews can be shown on it too, in full and with their source.',
      },
    ],
    call: {
      title: 'Read your reviews with us.',
      text: 'We take your last thirty and tell you what a stranger learns from them. <Fact name="consultation.freeMinutes"/> minutes, free.',
    },
  },
  {
    id: 'social-media',
    heading: 'Posts your regulars will read.',
    metaTitle: 'Social media for small local businesses',
    metaDescription:
      'Three honest posts a week from your own shop floor, planned a month ahead, with replies on the same business day. No dances, no stock pictures.',
    fullDescription:
      'Your followers are mostly people who already like you. We keep you in their week with pictures from your own shop, and answer when they write.',
    benefits: [
      {
        title: 'A month at a glance',
        text: 'You see the plan before the month starts and cross out what is not you.',
      },
      {
        title: 'Pictures from your floor',
        text: 'We visit once, show your team what to shoot, and edit what they send.',
      },
      {
        title: 'Three posts a week',
        text: 'On the one or two networks where your customers are. Not on six.',
      },
      {
        title: 'Replies the same day',
        text: 'Comments and messages answered within business hours, or passed to you.',
      },
      {
        title: 'Events and offers',
        text: 'Tied to your site and profile, so dates and prices agree everywhere.',
      },
      {
        title: 'A line in the report',
        text: 'Which posts led to a call, a booking or a visit. The rest is decoration.',
      },
    ],
    reasons: {
      title: 'Why keep it small.',
      items: [
        {
          title: 'Regulars come back',
          text: 'A post about the new soup fills tables from people who know the way.',
        },
        {
          title: 'Neighbors look you up',
          text: 'Before a first visit many check whether the last post is from this month.',
        },
        { title: 'One network done well', text: 'Better than four that stopped in March.' },
        {
          title: 'Nothing embarrassing',
          text: 'No trends that do not fit you. You can show every post to your mother.',
        },
      ],
    },
    faqs: [
      {
        question: 'Which networks do you look after?',
        answer:
          'Facebook, Instagram and the profile posts on Google as a rule; LinkedIn for offices. We start with one and add another when the first runs by itself.',
      },
      {
        question: 'Do I have to be in the pictures?',
        answer:
          'No, though people like to see who works there. Hands, tools and finished work do the job as well.',
      },
      {
        question: 'Do you run paid ads too?',
        answer:
          'Small local campaigns, yes, with a budget you set and see. The posting plan does not depend on them.',
      },
      {
        question: 'Who holds the accounts?',
        answer: 'You do. We are added as editors and can be removed with one click.',
      },
    ],
    call: {
      title: 'Show us your last ten posts.',
      text: 'We tell you which three to do again, and whether it is worth your money. <Fact name="consultation.freeMinutes"/> minutes, free.',
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
