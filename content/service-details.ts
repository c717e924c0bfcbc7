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
      'Most people meet your business on a phone, standing up, with one question. We build the page that answers it and puts your number under their thumb.',
    picture: 'browser',
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
    proof: {
      title: 'What we check before you go live.',
      lede: 'You get this list filled in, with the readings from your own site.',
      rows: [
        {
          label: 'First view on a phone',
          value: 'Under 2.5 seconds on a slow mobile connection, read with Lighthouse',
        },
        { label: 'Every form', value: 'Sent with and without scripts, and found again in your inbox' },
        { label: 'Every link', value: 'Walked by a crawler; old addresses lead to the new ones in one hop' },
        { label: 'Every price and hour', value: 'Read aloud to you on the phone and confirmed' },
      ],
    },
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
          title: 'Somebody picks up',
          text: 'The person who built your site answers <Fact name="support.hours"/>, and knows where everything is.',
        },
        {
          title: 'Your money back',
          text: 'If you aren’t satisfied with it, the setup fee comes back within <Fact name="guarantee.satisfactionDays"/> days of launch.',
        },
      ],
    },
    prose: [
      {
        heading: 'Start with the question, not the home page',
        paragraphs: [
          'A plumber’s visitor wants to know three things: do you come to my street, can you come today, and what does it cost to have you look. A restaurant’s visitor wants the menu, the hours tonight, and a table. Nearly everything else on a small-business website was put there because the template had a space for it.',
          'So we begin with your phone. What did the last ten callers ask? The answers become the first screen of your site, in the words your customers used. The rest of the pages follow from the jobs you want more of: one page for each service that people search for by name, and one for each town that you really drive to.',
        ],
      },
      {
        heading: 'Built for your trade, by hand',
        paragraphs: [
          'We do not sell a theme with your logo on it. A dentist’s site has to calm people down; a garage has to look as if it knows what that noise is. The drawings, the type and the order of things are chosen for the business, and we would rather use six good pictures of your own counter than sixty of somebody else’s.',
          'Under the surface the parts are shared, which is why it is quick. The contact form, the opening hours, the price list and the booking link have been built once, tested on many shops, and made to work with scripts blocked, with large text, and on a phone from six years ago. You pay for the part that is yours.',
        ],
      },
      {
        heading: 'After the opening day',
        paragraphs: [
          'A website is like a shop window: it looks shut when nobody touches it. Every plan includes small changes, so a new price or a holiday closing takes one email. Support is free for <Fact name="maintenance.freeDaysAfterLaunch"/> days after launch, and after that it is part of a maintenance plan from <Fact name="maintenance.fromMonthlyPrice"/> a month. We keep copies, watch the certificate and the speed, and call you when a form has been quiet for longer than it should be.',
        ],
      },
    ],
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
    picture: 'map-pack',
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
    proof: {
      title: 'Same shop. Ninety days apart.',
      lede: 'Each circle is a search for “plumber near me” from that corner. Green means top three.',
      rows: [],
    },
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
    prose: [
      {
        heading: 'How the three are chosen',
        paragraphs: [
          'When somebody types “plumber near me”, Google weighs three things and says so openly: how well you match the words, how far away you are, and how well known you seem. You cannot move your shop. You can do a great deal about the other two.',
          'Matching is mostly housekeeping. Your main category should be the word a customer would type. Your services should be named one by one. Your site should have a page for each of them, and that page should say where you go. Being known is slower: reviews that keep coming, listings that agree with each other, and other local places that mention you, such as the chamber, the school you sponsor, or the newspaper.',
        ],
      },
      {
        heading: 'Why one ranking number is not enough',
        paragraphs: [
          'Ask where you rank and you will get a number. It is true for the desk of the person who looked. Three streets over, the list is another one. We lay a grid over your town and search from every corner of it, as your customers do, and mark each corner with your place.',
          'The map usually shows a green patch around your door and red at the edges. The job is to make the patch grow in the direction where your good customers live. That tells us which page to write next, which suburb deserves photos of finished jobs, and where a competitor is simply closer and no amount of work will change it.',
        ],
      },
      {
        heading: 'What a month looks like',
        paragraphs: [
          'In the first month we claim and clean: profile, categories, hours, the old phone number on a forgotten directory. In the second we write: the pages your town is missing. From the third on we keep at it, with posts and photos on the profile, review requests after each job, and fixes where the map went pale. At the end of every month you get one page: calls, direction requests, bookings, the new map beside the old one, and what we do next.',
        ],
      },
    ],
    faqs: [
      {
        question: 'How long does local SEO take?',
        answer:
          'Profile and listing fixes often show within weeks. Moving the edges of the map takes three to six months in most towns, longer where many competitors work at it too.',
      },
      {
        question: 'Can you promise the first place?',
        answer:
          'No, and be careful with anybody who does. The map depends on your trade, your town and your reviews. We promise the work and show you the measurements.',
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
    picture: 'chat',
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
        text: 'Somebody on our team reads every conversation and corrects the answers.',
      },
      {
        title: 'Loads on a click',
        text: 'Nothing is fetched until the visitor opens it, so your pages stay quick.',
      },
    ],
    proof: {
      title: 'What it may do, and what it may not.',
      lede: 'We agree on this list with you before it says a word.',
      rows: [
        { label: 'Answers alone', value: 'Hours, prices, areas, parking, what to bring, which service fits' },
        { label: 'Books alone', value: 'First visits and standard jobs, inside the hours you set' },
        { label: 'Asks you first', value: 'Discounts, unusual jobs, anything over the amount you name' },
        { label: 'Never', value: 'Medical, legal or safety advice beyond “call this number now”' },
      ],
    },
    reasons: {
      title: 'Why it earns its keep.',
      items: [
        {
          title: 'It works the night shift',
          text: 'A missed call at nine in the evening often goes to the next name on the list.',
        },
        {
          title: 'It does not guess',
          text: 'No answer in your documents means “I will ask, and somebody calls you”. That is the rule.',
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
    prose: [
      {
        heading: 'A clerk who has read everything',
        paragraphs: [
          'Think of it as a new clerk on the late shift. Before the first night the clerk reads your price list, your opening hours, your service pages and the thirty questions your front desk hears every week. Then we ask it those questions, and the odd ones too: do you fix water heaters older than I am, is the patio heated, do you take dogs under general anesthetic.',
          'Where the answer is right, it stays. Where it is wrong or vague, we write the missing paragraph, usually on your website, because a customer without a chatbot wants to read it as well. The bot is only as good as what you have put in writing, so the first result of the project is better pages.',
        ],
      },
      {
        heading: 'Booking, not chatting',
        paragraphs: [
          'Nobody visits a plumber’s site to chat. The measure is simple: how many conversations ended in a booking, a call back with a phone number, or an answer that needed no further question. We report those three numbers every month, together with the questions that it could not answer.',
          'For bookings it looks into your calendar and offers two times, not twenty. It asks for the name, the phone number and the address once, repeats them, and sends a confirmation. Nothing is sold and no card is asked for in the chat; payment happens on your own checkout or at the counter.',
        ],
      },
      {
        heading: 'Manners and privacy',
        paragraphs: [
          'The first line says that it is software. A person can be reached from every screen. It does not ask for anything that the job does not need, it does not follow visitors around, and conversations are deleted after the time that you set with us, at the latest with your account. If somebody writes that there is a smell of gas, the answer is the emergency number, in the first sentence, before anything else. We test that sentence every month, on every bot.',
        ],
      },
    ],
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
    picture: 'profile',
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
        title: 'Questions answered',
        text: 'The ones strangers have been answering for you, and the ones nobody did.',
      },
    ],
    proof: {
      title: 'What we look at in your profile.',
      lede: 'The first audit is free. These four points decide most of it.',
      rows: [
        {
          label: 'Ownership',
          value: 'Whose account is it in? Former agencies and nephews are the usual answer',
        },
        {
          label: 'Agreement',
          value: 'Name, address and phone, letter for letter as on your door and your site',
        },
        { label: 'Freshness', value: 'The date of the last photo, post, reply and change of hours' },
        {
          label: 'Completeness',
          value: 'Services with descriptions, attributes, areas, booking link, products',
        },
      ],
    },
    reasons: {
      title: 'Why not just do it once.',
      items: [
        {
          title: 'Anybody can suggest edits',
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
    prose: [
      {
        heading: 'The page you did not know you had',
        paragraphs: [
          'Search for your business by name. The panel on the right, or the card at the top of your phone, is your profile. If it says “Own this business?” underneath, nobody has claimed it, including you. Whatever it says about your hours came from a directory, a passer-by or a guess.',
          'Claiming it takes a video or a postcard and some patience. We do it with you, in your own Google account, because the owner of the profile should be the owner of the shop. Then we fill in what most profiles leave empty: each service with two sentences and a price range, the areas you drive to, whether there is a step at the door, whether you speak Spanish.',
        ],
      },
      {
        heading: 'A weekly sweep of the step',
        paragraphs: [
          'After that it is a matter of regularity. Each week somebody on our team opens your profile, adds a photo or a post, answers new questions, drafts replies to new reviews for you to approve, and checks that nobody has changed anything. Each month we ask you one question by text: anything different in your hours in the next five weeks?',
          'It is not exciting work. It is the kind of thing that a busy owner does very well in January and not at all in June. That is the reason to hand it over.',
        ],
      },
      {
        heading: 'What it cannot do',
        paragraphs: [
          'A tidy profile does not outrank a competitor who is closer and has four hundred honest reviews. We do not write reviews, buy them, offer rewards for them, or set up addresses where you have no door. Google removes profiles for that, and customers notice sooner than Google does. What a good profile does is make sure that everybody who finds you is told the truth, sees a place that they would like to walk into, and can call you with one tap from across the street.',
        ],
      },
    ],
    faqs: [
      {
        question: 'Somebody else owns my profile. Can I get it back?',
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
    picture: 'article',
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
    proof: {
      title: 'What makes an article worth its page.',
      lede: 'If a draft fails one of these, we do not publish it.',
      rows: [
        { label: 'One question', value: 'It answers a thing that a customer asked, in the first paragraph' },
        {
          label: 'Something only you know',
          value: 'A price, a mistake, a trick, a picture from your own work',
        },
        { label: 'A next step', value: 'What to check, what to bring, when to call and when not to' },
        { label: 'An owner', value: 'A name and a date, and somebody who corrects it when it ages' },
      ],
    },
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
    prose: [
      {
        heading: 'Fewer pieces, all of them useful',
        paragraphs: [
          'There is more than enough text in the world, and most of it was written for a machine by another. Yours can be different for a simple reason: you have been in the crawl space. You know what the inspector in your county asks for, which repair is not worth it on a car that old, and what a wedding bouquet costs in May compared with February.',
          'So we publish little, and only what has that in it. The Pro plan holds two articles a month. Some businesses need fewer, and we would rather improve an old page than add a thin new one. Search engines say the same thing in longer words.',
        ],
      },
      {
        heading: 'From a phone call to a page',
        paragraphs: [
          'Once a month João calls you for twenty minutes and asks about your last few weeks. What came in often? What did somebody get wrong? What would you like people to know before they come? From that he picks the topics, checks which of them people in your area search for, and writes a draft. Ruth edits it. You read it on your phone and change what is not right. Then it goes live, with your name or your firm’s under it, a date, and pictures from your own shop.',
          'We use software for what it is good at: transcribing the call, finding what people type, checking the spelling, and now and then a first draft. A person writes or edits every sentence, and the facts come from you.',
        ],
      },
      {
        heading: 'How we know whether it works',
        paragraphs: [
          'Not by counting visits. We look at which articles people read before they call, book or ask for directions, and which ones answer a question so well that the chatbot quotes them. Pieces that nobody reads after six months are rewritten or removed, and we say which. You see it on the same one-page report as everything else, with the article’s name next to the number.',
        ],
      },
    ],
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
    picture: 'report',
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
    proof: {
      title: 'What is on the page.',
      lede: 'The whole report fits on one sheet, because that is what gets read.',
      rows: [
        {
          label: 'Top line',
          value: 'Calls, directions, bookings: this month, last month, same month last year',
        },
        { label: 'The map', value: 'Your places on 35 corners, beside the map from three months ago' },
        { label: 'Pages', value: 'The five that people read before they called' },
        { label: 'Next', value: 'One thing that we change, with the date, and one question for you' },
      ],
    },
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
    prose: [
      {
        heading: 'Count what can pay the rent',
        paragraphs: [
          'Most website statistics measure the website. Visits went up by a fifth: is that good? It depends on whether they were people from your town looking for your service or students in another country looking for a picture of a faucet. So we begin by writing down what counts for you. For a garage it is calls and booking requests. For a florist it is orders, and directions on the day before Mother’s Day. For a dentist it is new patients, which are not the same as calls.',
          'Then we set up the counting so that each of these is recorded once, with where it came from. That part is dull and matters most. A form that is counted when the page opens, and not when it is sent, can make a whole year of reports wrong.',
        ],
      },
      {
        heading: 'Numbers that are honest about themselves',
        paragraphs: [
          'Some visitors say no to tracking, and some browsers block it. We do not fight that. We count what happens on your own server, such as a form that was stored or a call link that was pressed, without following anybody, and we say on the report how large the unseen part is likely to be. Small numbers are shown as small numbers: two bookings more than last month is not a rise of forty percent, it is two bookings.',
          'Where we compare, we compare with the same month of last year as well, because an ice-cream shop does not grow in May. It thaws.',
        ],
      },
      {
        heading: 'From a number to a decision',
        paragraphs: [
          'Every report ends with one thing that we will change and why we think so, and next month’s report begins with what came of it. The Pro plan has a monthly report and the Premium plan a weekly one. If you would like to look more often, the accounts are yours and Priya shows you around in half an hour. Few owners come back to it, and we take that as a good sign.',
        ],
      },
    ],
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
      'People trust forty ordinary reviews more than four perfect ones. We help you ask every customer, answer every review, and mend what the bad ones point at.',
    picture: 'review',
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
    proof: {
      title: 'House rules for reviews.',
      lede: 'They keep you out of trouble with the law, and with your customers.',
      rows: [
        { label: 'We ask everyone', value: 'Never only the happy ones. Filtering is against Google’s rules' },
        { label: 'We give nothing', value: 'No discount, no raffle, no free coffee for stars' },
        { label: 'We write none', value: 'Not for you, not about competitors, not “just the first five”' },
        { label: 'We hide none', value: 'What your site shows is chosen by date, not by stars' },
      ],
    },
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
    prose: [
      {
        heading: 'Ask everybody, the same way',
        paragraphs: [
          'The whole craft is a habit. When a job is closed in your booking tool, or when your front desk checks a box, the customer gets a text: thank you, this is where you can tell others how it went. One link, straight to the form, no detour by way of “were you happy, yes or no”. That detour, which steers the unhappy ones to a private form, is called gating. Google forbids it and the Federal Trade Commission takes an interest.',
          'Most people do not answer, and that is fine. If one in ten does, a shop with twenty customers a day has new reviews every week, and a steady trickle says more about you than a hundred from one weekend in 2021.',
        ],
      },
      {
        heading: 'Answer them all, briefly',
        paragraphs: [
          'A good reply to a kind review is two sentences and mentions something real: the dog, the old stove, the stairs. We draft it from your notes. A reply to a bad one has three parts. What happened, in your words. What you did or will do about it. Where to reach you. No argument, no case number, nothing about the customer that they did not write themselves, and for doctors, dentists and lawyers not even that they were there.',
          'You see the draft with the facts of the job beside it, and you send it with a thumb. If you are too angry to, we wait until the next morning. That has saved more stars than anything else we do.',
        ],
      },
      {
        heading: 'Then fix the thing',
        paragraphs: [
          'Every quarter we read all your reviews in one sitting and sort them by what they are about: waiting, price, cleanliness, the phone, one particular Saturday. You get half a page. It is the cheapest consulting there is, and it comes from people who paid you. When a complaint has been dealt with, we say so in the reply, and the next customer can read that too.',
        ],
      },
    ],
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
        question: 'What about a review from somebody who was never here?',
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
    picture: 'post',
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
    proof: {
      title: 'What a good week looks like.',
      lede: 'For a bakery, a garage or a practice, the pattern is much the same.',
      rows: [
        { label: 'Monday', value: 'What is new: in the window, on the lift, on the menu' },
        { label: 'Wednesday', value: 'How it is done: hands, tools, one thing worth knowing' },
        { label: 'Friday', value: 'Who is here: a colleague, a regular who agreed, a dog' },
        { label: 'Any day', value: 'Closing early, snow, a last-minute free table: posted within the hour' },
      ],
    },
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
    prose: [
      {
        heading: 'Who reads it, and why',
        paragraphs: [
          'A local business seldom wins strangers on social media. What it can do is stay in the week of the people who already like it. They are the ones who decide on Thursday where to eat on Friday, who tell a colleague about their mechanic, and who forgive you for closing on the day of the school play if they knew about it.',
          'That makes the job smaller and easier. You do not need to go viral. You need to be there, recognizably yourself, three times a week, on the network your customers open anyway. For a restaurant that may be Instagram, for a roofer Facebook and the neighborhood app, for an accountant perhaps nothing but a good profile and a newsletter. We tell you if we think so.',
        ],
      },
      {
        heading: 'Pictures without a photographer',
        paragraphs: [
          'Dana comes by once and looks at your light. She shows two of your people where to stand, what to move out of the frame, and how to take ten pictures in five minutes on a quiet morning. They send them over, we pick, straighten and caption. Customers are only shown when they have said yes in writing. It looks like your shop because it is your shop, and it costs nobody an afternoon.',
          'The words are short and say something: what it is, what it costs, until when. We check dates and prices against your website, so that a post never promises what the counter does not know about.',
        ],
      },
      {
        heading: 'Somebody answers',
        paragraphs: [
          'A question under a post is a customer at the counter. Within your business hours we answer the same day from your own price list and hours, and what we cannot know goes to your phone. Complaints are taken out of the public thread politely and quickly. At the end of the month you see which posts led to calls, bookings or visits. If after a quarter none did, we suggest that you spend the money elsewhere.',
        ],
      },
    ],
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
