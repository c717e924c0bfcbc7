import { facts } from './facts';

/** What the filter on the portfolio offers. The first entry shows everything. */
export const projectCategories = [
  { id: 'home-services', label: 'Home services' },
  { id: 'restaurant', label: 'Restaurant' },
  { id: 'health-and-beauty', label: 'Health and beauty' },
  { id: 'retail', label: 'Retail' },
  { id: 'automotive', label: 'Automotive' },
  { id: 'professional-services', label: 'Professional services' },
] as const;

/** The number that Odell & Sons answer, the same on every picture of their site. */
export const odellPhone = '(555) 014-0142';

/**
 * The nine projects (docs/product/pages.md#company), in the order of the grid. `image` names a drawn client site.
 * Results are the clients' own figures, shown because they said yes, and the pages say so.
 */
export const projects = [
  {
    id: 'odell-and-sons-plumbing',
    title: 'Odell & Sons Plumbing',
    category: 'home-services',
    address: 'odellandsons.example',
    image: 'odell',
    metaTitle: 'Odell & Sons Plumbing: the night calls',
    metaDescription:
      'How a family of plumbers without a storefront came to be found after six in the evening: town pages, a corrected profile and a chatbot with one question.',
    description: 'Emergency calls from the map pack, plus a chatbot that books night jobs.',
    lede: 'Three vans, two brothers, one father, and no door to walk through. Their shop window is the map.',
    launched: 'April 2025',
    built: '10 pages, a business profile, a booking chatbot',
    results: 'From 4 night jobs a month to 19',
    technologies: [
      'Static pages',
      'Click-to-call',
      'Google Business Profile',
      'Booking chatbot',
      'Plumber structured data',
      'Text message alerts',
    ],
    problem: [
      'After six the phone at Odell & Sons went to an answering machine, and whoever stood in water at nine in the evening called the next name. The old website was one page with a slideshow. The phone number was part of a picture, so a thumb could not dial it.',
      'On the map they stood under “Contractor”, a word that nobody with a wet floor types. The profile also showed the family’s home address, where customers now and then rang the bell.',
    ],
    work: [
      'We wrote one page for each kind of job that people search for by name: leaks, water heaters, drains, sump pumps. Then one page for each town the vans really drive to, with the travel time and the price of coming out. The number is at the top of all of them and it dials.',
      'Ines changed the main category to “Plumber”, hid the house and listed the towns. At night the chatbot asks just one thing: is water running right now? A yes rings the phone of whoever is on call. A no takes the first free slot in the morning and writes the address on the list.',
    ],
    result: [
      'Jim keeps a whiteboard in the garage. In the March before the launch it showed 4 night jobs, in the June after it 19. He puts about half of the difference down to the map and half to the question about the water.',
      'The bot still gets something wrong once or twice a month, mostly street names. We correct those the next business morning, and the brothers have stopped arguing about who forgot to call back.',
    ],
  },
  {
    id: 'nonna-bea',
    title: 'Nonna Bea',
    category: 'restaurant',
    address: 'nonnabea.example',
    image: 'nonna',
    metaTitle: 'Nonna Bea: menu, hours and a table',
    metaDescription:
      'A restaurant with forty seats and one phone. The menu became a page, the evening’s special a text message, and the chatbot takes reservations from the book.',
    description: 'Menu, hours and reservations in one tap.',
    lede: 'Forty seats, one phone, and a cook who will not leave the stove to answer it.',
    launched: 'May 2025',
    built: '5 pages, a menu she changes by text, a chatbot at the reservation book',
    results: '11 reservations by chatbot on the first Saturday',
    technologies: [
      'Menu as a web page',
      'Reservation book',
      'Booking chatbot',
      'Text-to-publish special',
      'Restaurant and menu structured data',
    ],
    problem: [
      'The menu was a photograph of a printed sheet, two prices behind the real one. On a phone you had to pinch it, drag it and guess. A screen reader saw nothing at all. Most callers wanted one of three things: tonight’s hours, a table, or whether there was gluten-free pasta. They all called between five and seven, when every hand in the house was busy.',
      'Bea had tried a reservation service. It wanted a fee for each guest, including the ones who had been coming since 1988.',
    ],
    work: [
      'We typed the menu into a page that any phone can read, with prices in one place only. When something runs out, Bea texts the dish and the word “off”, and the line disappears. The evening’s special works the same way the other way round.',
      'The chatbot looks into the reservation book and offers what is free. If it cannot reach the book, it says so and takes a number. The answer about gluten is Bea’s own sentence, word for word, because a bot left to itself would have stopped after “yes”.',
    ],
    result: [
      'On the first Saturday the chatbot wrote 11 reservations into the book. By the end of the second month Bea reckoned that the phone rang about half as often between five and seven, and that the calls which were left were worth taking.',
      'Not one of her regulars has booked online. They still walk in and wave to the kitchen on the way to their table, and nobody plans to change that.',
    ],
  },
  {
    id: 'bright-row-dental',
    title: 'Bright Row Dental',
    category: 'health-and-beauty',
    address: 'brightrow.example',
    image: 'bright',
    metaTitle: 'Bright Row Dental: calm, and on the map',
    metaDescription:
      'A dental practice that new patients could not find. One corrected category, plain pages about price and pain, and booking that works after hours.',
    description: 'Online booking and insurance answers after hours.',
    lede: 'People who look for a dentist at night are worried about two things: the pain and the bill.',
    launched: 'May 2025',
    built: '10 pages, online booking, an insurance list that stays current',
    results: 'From 9 new patients a month to 16',
    technologies: [
      'Static pages',
      'Online booking',
      'Searchable insurance list',
      'Dentist structured data',
      'WCAG 2.2 AA review',
    ],
    problem: [
      'Dr. Osei’s practice was listed as “Health consultant”. The three names that the map shows for a dentist in her town are all called “Dentist”, so she competed in a race she had not entered. Patients who lived one street away drove past her door to the next village.',
      'The website showed a stock photograph of teeth. It said nothing about prices and nothing about insurance, and the only way to book was to call in office hours, which is when most of her patients are at work themselves.',
    ],
    work: [
      'The first thing on the page is now what people come for: new patients welcome, in pain call, and a list of insurers that you can search by typing. The pages about treatments say what happens, how long it takes and what it costs without insurance. Dr. Osei corrected every line with a red pen.',
      `Booking asks for a name, a number, and new or existing. What hurts and since when belongs in a conversation with the practice, not in a form. The site was live in ${facts.delivery.typicalBusinessDays} business days, because she had her answers ready.`,
    ],
    result: [
      'The practice asks each new patient how they heard of it and keeps a tally. It went from 9 new patients a month in spring to 16 in July. The hygienist noticed first: people mentioned the map before anybody had told them about a new site.',
      'Roughly one booking in three is now made while the practice is closed, most of them on Sunday evenings. Nobody foresaw that.',
    ],
  },
  {
    id: 'fern-and-twine',
    title: 'Fern & Twine',
    category: 'retail',
    address: 'fernandtwine.example',
    image: 'fern',
    metaTitle: 'Fern & Twine: four pages for a florist',
    metaDescription:
      'A florist stopped paying for ads after four plain pages: same-day delivery by zone, funeral flowers, weddings with real prices, and today’s bunch.',
    description: 'Same-day orders by delivery zone.',
    lede: 'One florist, one cooler, one van. The website had to sell what is in the cooler today.',
    launched: 'April 2025',
    built: '4 pages that answer one question each, ordering by delivery zone',
    results: 'No paid ads since launch, weddings booked a month ahead',
    technologies: [
      'Delivery zones by ZIP code',
      'One-product checkout',
      'Photo upload from the phone',
      'Florist structured data',
      'Search Console',
    ],
    problem: [
      'The old shop listed 60 bouquets from a supplier’s catalog. Marta could tie perhaps a dozen of them on a given day, so half her mornings went to calling customers about substitutes. Delivery was a line at the foot of the page that said “please inquire”.',
      'She paid for an ad every month to make up for what the site did not do. The page about funeral flowers, the one that people look for when they can least bear a phone call, had been on her list for three years.',
    ],
    work: [
      'Four pages. Same-day delivery, with a box for the ZIP code that answers yes or no and the price. Funeral flowers: what is usual, how to choose, what it costs, and that we bring them to the church. Weddings: three real ones, with what each of them cost. And the home page, which sells one thing, today’s bunch.',
      'Marta takes a picture of the bunch at eight, sends it from her phone, and it is on the page with its price. Order by one, at the door by four. When the last one is gone, the button says so.',
    ],
    result: [
      'The phone rang twice on the first morning and she took it for a wrong number. She has not paid for an ad since April and books weddings a month ahead. Her own count for June was 74 orders of today’s bunch, against 31 website orders of all kinds the June before.',
      'Mother’s Day was too much for the zones as we had drawn them. That story is among the case studies.',
    ],
  },
  {
    id: 'marlow-barber',
    title: 'Marlow Barber Co.',
    category: 'health-and-beauty',
    address: 'marlowbarber.example',
    image: 'marlow',
    metaTitle: 'Marlow Barber Co.: live chair times',
    metaDescription:
      'A walk-in barbershop that shows which chair is free and when, straight from the appointment book. No account, no app, a first name and a number.',
    description: 'Live chair times, straight from the book.',
    lede: 'A shop that lives on walk-ins, with a bench that scared walk-ins away.',
    launched: 'April 2025',
    built: '5 pages and a live list of free chairs',
    results: 'Empty bench, full book',
    technologies: [
      'Live availability',
      'Booking without an account',
      'Light and dark theme',
      'Calendar feed',
      'HairSalon structured data',
    ],
    problem: [
      'On Saturdays six men sat on the bench and a seventh looked through the window and left. On Tuesdays the same chairs stood empty until noon. Devon knew the pattern by heart and had no way of telling anyone about it.',
      'The website said “Where tradition meets style” over a gold logo. The prices were from the year before last, and the booking app behind it asked for an account, a password and a birthday before it showed a single free time.',
    ],
    work: [
      'The first screen shows the next free times of all three chairs, read from the same book that lies beside the register. Press one, give a first name and a phone number, and the chair is yours for ten minutes while you finish. Walk-ins look at the list and come when it is short.',
      'Cuts and shaves with their prices stand directly under it. By day the page is light, after dark it is black, like the shop. Regulars can save the list to the first screen of their phone. All of it loads before you have crossed the street.',
    ],
    result: [
      'Devon’s words: the bench is empty and the book is full. By his own book, Tuesdays went from 14 cuts to 22 within two months, and Saturdays stayed as full as three chairs can be.',
      'Our first draft still carried the old prices. He told us at lunch and they were right before closing. We now read every price aloud on the phone before a site opens, and that rule is his.',
    ],
  },
  {
    id: 'tully-auto-repair',
    title: 'Tully Auto Repair',
    category: 'automotive',
    address: 'tullyauto.example',
    image: 'tully',
    metaTitle: 'Tully Auto Repair: estimates by text',
    metaDescription:
      'A two-lift garage that sends a photo of the worn part with each estimate. Text in, text out, and a page for the question the desk heard most often.',
    description: 'Estimates by text. Photos of the worn part included.',
    lede: 'People fear a garage because they cannot see what it sees. So we let them see it.',
    launched: 'February 2025',
    built: '8 pages, estimates by text message, call counting',
    results: 'About 3 fewer inspection questions a day',
    technologies: [
      'Text message estimates',
      'Photo sharing by link',
      'Call and form counting',
      'Google Business Profile',
      'AutoRepair structured data',
    ],
    problem: [
      'Ray’s garage had a slider with five shiny cars, none of which he would let through the door. His customers drive the other kind, the kind with 140,000 miles. What they wanted to know was whether the noise was expensive, and they called the front desk to find out.',
      'The desk answered the same inspection question three times a day. The hours on the map were wrong as well, because a stranger had suggested new ones and nobody had noticed.',
    ],
    work: [
      'Customers text a photo or a short video of the problem and get an estimate back, with a range and with what could change it. When the car is on the lift, the mechanic sends a picture of the worn part beside a new one. Yes or no is one press, and nothing is done to the car before that.',
      'We wrote pages for brakes, tires and inspections, in the words that people use on the phone. The hours were corrected while we were still talking to the shop for the first time, and the profile is now checked every week.',
    ],
    result: [
      'With the inspection page in place, the desk answered that question about 3 times less a day, and the calls that were left were worth taking. Ray says that the photographs changed more than the website did: people who can see the part no longer ask for a second opinion, and the few who still do come back with the same answer.',
      'He still does not care for statistics. He gets one page a month with four numbers on it, and reads it between two brake jobs.',
    ],
  },
  {
    id: 'ridgeline-roofing',
    title: 'Ridgeline Roofing',
    category: 'home-services',
    address: 'ridgelineroof.example',
    image: 'ridgeline',
    metaTitle: 'Ridgeline Roofing: ready before the storm',
    metaDescription:
      'Roofers are searched for in the six hours after a storm. A page that goes live the same day, inspection slots, and honest words about insurance.',
    description: 'Storm pages that go live the same day.',
    lede: 'Nobody thinks about a roof until the wind has been. Then everybody does, in the same six hours.',
    launched: 'January 2025',
    built: '12 pages, a storm page on a switch, inspection booking',
    results: '41 inspections booked in the week after one storm',
    technologies: [
      'Storm page with one switch',
      'Inspection booking',
      'Photo upload for damage',
      'Town pages',
      'RoofingContractor structured data',
    ],
    problem: [
      'After a storm, crews from other states come with a van and a clipboard, and they buy the first places in the search results. Ridgeline has been in the county for two generations and did not show up anywhere, because its website had nothing to say about storms at all. It had a page about the history of slate.',
      'When the wind did come, the phone was busy for two days. People with a tarp and a bucket reached a busy signal, and the crew wrote addresses on pizza boxes.',
    ],
    work: [
      'We wrote the storm page in a calm month: what to do tonight, what to photograph for the insurer, what not to sign at the door. It waits behind a switch. The owner turns it on from his phone, names the date and the towns, and it goes to the top of the site and onto the business profile the same day.',
      'Under it are inspection slots by town, so that one crew can do eight roofs without driving in circles. Each booking takes up to six pictures, and the office sorts them by how wet it is inside.',
    ],
    result: [
      'The switch has been used twice. After the second storm the office counted 41 inspections in one week, all in the book and none on cardboard. By its own records 23 of them became jobs.',
      'Between storms the site earns less, and the town pages need patience. The owner knew that when he ordered them, and he pays for the calm months out of the loud ones.',
    ],
  },
  {
    id: 'harbor-yoga-room',
    title: 'Harbor Yoga Room',
    category: 'health-and-beauty',
    address: 'harboryoga.example',
    image: 'harbor',
    metaTitle: 'Harbor Yoga Room: a timetable first',
    metaDescription:
      'A yoga studio swapped a heavy booking widget for a timetable that opens at once. Twelve mats, three classes a day, and a waiting list that works.',
    description: 'A timetable that loads before the kettle boils.',
    lede: 'Twelve mats, three classes a day, and one question: is there a place tonight?',
    launched: 'June 2025',
    built: '5 pages, a light timetable, a waiting list by text',
    results: 'First class visits up from 6 a week to 10',
    technologies: [
      'Timetable as plain HTML',
      'Waiting list by text',
      'Class passes',
      'Calendar feed',
      'ExerciseGym structured data',
    ],
    problem: [
      'The timetable sat inside a widget from a booking company. It took eleven seconds to appear on a phone, and on the ferry it did not appear at all. Beginners, who are shy enough already, landed on a page of words they did not know, saw people folded in half by the sea, and went home again.',
      'Classes were often full in the app and half empty in the room, because people booked on Sunday and forgot by Thursday.',
    ],
    work: [
      'The timetable is now the page itself: day, hour, teacher, and how many mats are left. There is no script to wait for. Each class has one sentence that says who it is for and what you need to bring, and the one for beginners says that you may leave whenever you like.',
      'Whoever books gets a text two hours before. A “no” frees the mat and offers it to the next person on the waiting list, who has fifteen minutes to take it. Passes are bought with a name and a card, without an account.',
    ],
    result: [
      'The studio counts first visits in a notebook at the door. They went from 6 a week to 10 over the first summer, and the teachers say that more of them stay. Empty mats in a “full” class fell from three to one.',
      'We removed the background video the owner loved. She missed it for a week and then saw how fast the page opened on the pier, with one bar of signal and wet fingers.',
    ],
  },
  {
    id: 'quill-and-ledger',
    title: 'Quill & Ledger',
    category: 'professional-services',
    address: 'quillledger.example',
    image: 'quill',
    metaTitle: 'Quill & Ledger: a portal people use',
    metaDescription:
      'A bookkeeping office whose clients sent receipts by email, text and shoebox. A short checklist and a sign-in by link brought most of it into one place.',
    description: 'A client portal people actually log in to.',
    lede: 'Two bookkeepers, ninety small firms, and receipts that arrived in shoeboxes.',
    launched: 'November 2024',
    built: '7 pages, a client checklist, document upload',
    results: '63 of 90 clients hand everything in by Friday',
    technologies: [
      'Sign-in by emailed link',
      'Document upload from the phone',
      'Monthly checklist',
      'Encrypted storage',
      'AccountingService structured data',
    ],
    problem: [
      'The office had paid for a client portal and nobody used it. It wanted a password with a symbol in it, then a code, then showed 14 menus of which a client needs one. So people sent photographs of receipts by text, by email and on paper, and one of them sent the sum on a napkin.',
      'The public website listed every kind of tax there is and did not say what an hour costs, so the wrong people called and the right ones did not.',
    ],
    work: [
      'The new portal is a list. It says what is missing this month in the words of the client’s own trade: “the diesel bills for the white van”. Press, take a picture, done. You sign in with a link that is sent to your email, and it opens on that list and on nothing else.',
      'The public pages say who the office works for, what a month costs from and to, and what it does not do. There is a page for people who are three years behind with their books, and it does not scold.',
    ],
    result: [
      'After eight months 63 of 90 clients hand in everything by Friday, by the office’s own list. With the old portal it was 11. The other 27 still send email, and one still sends the shoebox, which is collected on the way home.',
      'Calls from firms that do not fit have become rare. The partners count that as a result too, although it cannot be seen in any chart.',
    ],
  },
] as const;

/** The words that the portfolio's pages share. */
export const portfolio = {
  title: 'Portfolio: nine websites for local shops',
  description:
    'Nine websites for plumbers, restaurants, dentists and other local businesses: the problem, what we built, and what the owners say came of it.',
  heading: 'Nine doors we’ve hung.',
  lede: 'Every one of these has an address, a phone and regulars.',
  filter: { legend: 'Filter projects by category', all: 'All' },
  reading: {
    title: 'How to read these.',
    text: 'Each project says what was wrong, what we built and what came of it. The figures under “result” are the owners’ own: counted on a whiteboard, in a notebook or in the register, and shown here because they said yes. We have not audited them, and your shop is not theirs. What carries over is the way of working. We ask what your callers ask, we build the page that answers it, and we count whether it did.',
    link: 'Three of them, written up at length',
  },
  labels: {
    facts: 'At a glance',
    category: 'Category',
    address: 'Address',
    launched: 'Opened',
    built: 'What we built',
    results: 'Result',
    problem: 'The problem.',
    work: 'What we built.',
    result: 'The result, as the client tells it.',
    resultNote:
      'These are the client’s own figures, counted at their end and published with their permission. We have not audited them.',
    technologies: 'Technologies',
    next: 'Next door',
    all: 'All nine projects',
    caseStudy: 'Read the long version, with what did not work',
  },
  notFound: {
    title: '404 Page Not Found',
    description:
      'There is no project at this address. All nine of our projects are on one page, with the problem, the work and the result of each.',
    text: 'There is no project behind this door. The other nine are open.',
    link: 'See all nine projects',
  },
} as const;
