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
 * The nine sample projects (docs/product/pages.md#company), in the order of the grid. `image` names a drawn client
 * site. Shops, people and results are invented, and the pages say so.
 */
export const projects = [
  {
    id: 'odell-and-sons-plumbing',
    provenance: 'sample',
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
    problem:
      'After six the phone at Odell & Sons went to an answering machine, and anyone standing in water at nine called the next name. The old website was one page with a slideshow. The phone number was part of a picture, so a thumb could not dial it.',
    work: 'We wrote one page for each kind of job that people search for by name: leaks, water heaters, drains, sump pumps. Then one page for each town the vans drive to, with the travel time and the price of coming out. The number is at the top of all of them and it dials.',
    result:
      'Jim keeps a whiteboard in the garage. In the March before the launch it showed 4 night jobs, in the June after it 19. He puts about half of the difference down to the map and half to the question about the water.',
  },
  {
    id: 'nonna-bea',
    provenance: 'sample',
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
    problem:
      'The menu was a photograph of a printed sheet, two prices behind the real one. On a phone you had to pinch it, drag it and guess. A screen reader saw nothing at all. Most callers wanted one of three things: tonight’s hours, a table, or whether there was gluten-free pasta. They all called between five and seven, when every hand in the house was busy.',
    work: 'We typed the menu into a page that any phone can read, with prices in one place only. When something runs out, Bea texts the dish and the word “off”, and the line disappears. The evening’s special gets there the same way.',
    result:
      'On the first Saturday the chatbot wrote 11 reservations into the book. By the end of the second month Bea reckoned that the phone rang about half as often between five and seven, and that the calls left were worth taking.',
  },
  {
    id: 'bright-row-dental',
    provenance: 'sample',
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
    problem:
      'Dr. Osei’s practice was listed as “Health consultant”. The three names that the map shows for a dentist in her town are all called “Dentist”, so she competed in a race she had not entered. Patients who lived one street away drove past her door to the next village.',
    work: 'The first thing on the page is now what people come for: new patients welcome, in pain call, and a list of insurers that you can search by typing. The pages about treatments say what happens, how long it takes and what it costs without insurance. Dr. Osei corrected every line with a red pen.',
    result:
      'The practice asks each new patient how they heard of it and keeps a tally. It went from 9 new patients a month in spring to 16 in July. The hygienist noticed first: people mentioned the map before anyone had told them about a new site.',
  },
  {
    id: 'fern-and-twine',
    provenance: 'sample',
    title: 'Fern & Twine',
    category: 'retail',
    address: 'fernandtwine.example',
    image: 'fern',
    metaTitle: 'Fern & Twine: four pages for a florist',
    metaDescription:
      'A florist stopped paying for ads after four plain pages: same-day delivery by zone, funeral flowers, weddings with real prices, and today’s bouquet.',
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
    problem:
      'The old shop listed 60 bouquets from a supplier’s catalog. On a given day Marta could tie perhaps a dozen, so half her mornings went to calling customers about substitutes. Delivery was a line at the foot of the page that said “please inquire”.',
    work: 'Four pages. Same-day delivery, with a box for the ZIP code that answers yes or no and the price. Funeral flowers: what is usual, how to choose, what it costs, and that we bring them to the church. Weddings: three real ones, with what each of them cost. And the home page, which sells one thing, today’s bouquet.',
    result:
      'The phone rang twice on the first morning and she took it for a wrong number. She has not paid for an ad since April and books weddings a month ahead. Her own count for June was 74 orders of today’s bouquet, against 31 website orders of all kinds the June before.',
  },
  {
    id: 'marlow-barber',
    provenance: 'sample',
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
    problem:
      'On Saturdays six men sat on the bench and a seventh looked through the window and left. On Tuesdays the same chairs stood empty until noon. Devon knew the pattern by heart and had no way of telling anyone about it.',
    work: 'The first screen shows the next free times of all three chairs, read from the book beside the register. Tap one, give a first name and a phone number, and the chair is yours for ten minutes while you finish. Walk-ins look at the list and come when it is short.',
    result:
      'Devon’s words: the bench is empty and the book is full. By his own book, Tuesdays went from 14 cuts to 22 within two months, and Saturdays stayed as full as three chairs can be.',
  },
  {
    id: 'tully-auto-repair',
    provenance: 'sample',
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
    results: 'From 4 cars a week with an estimate by text to 11',
    technologies: [
      'Text message estimates',
      'Photo sharing by link',
      'Call and form counting',
      'Google Business Profile',
      'AutoRepair structured data',
    ],
    problem:
      'Ray’s garage had a slider with five shiny cars, none of which he would let through the door. His customers drive the other kind, the kind with 140,000 miles. What they wanted to know was whether the noise was expensive, and they called the front desk to find out.',
    work: 'Customers text a photo or a short video of the problem and get an estimate back, with a range and with what could change it. When the car is on the lift, the mechanic sends a picture of the worn part beside a new one. Yes or no is one tap, and nothing is done to the car before that.',
    result:
      'Cars whose owners got an estimate by text went from 4 a week to 11. Ray says the photos changed more than the website did: people who can see the part no longer ask for a second opinion, and the few who still do come back with the same answer.',
  },
  {
    id: 'ridgeline-roofing',
    provenance: 'sample',
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
    problem:
      'After a storm, crews from other states come with a van and a clipboard, and they buy the first places in the search results. Ridgeline has been in the county for two generations and did not show up anywhere, because its website had nothing to say about storms at all. It had a page about the history of slate.',
    work: 'We wrote the storm page in a calm month: what to do tonight, what to photograph for the insurer, what not to sign at the door. It waits behind a switch. The owner turns it on from his phone, names the date and the towns, and it goes to the top of the site and onto the business profile the same day.',
    result:
      'The switch has been used twice. After the second storm the office counted 41 inspections in one week, all in the book and none on cardboard. By its own records 23 of them became jobs.',
  },
  {
    id: 'harbor-yoga-room',
    provenance: 'sample',
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
    problem:
      'The schedule sat inside a widget from a booking company. It took eleven seconds to appear on a phone, and on the ferry it did not appear at all. Beginners, who are shy enough already, landed on a page of words they did not know, saw people folded in half by the sea, and went home again.',
    work: 'The schedule is now the page itself: day, hour, teacher, and how many mats are left. There is no script to wait for. Each class has one sentence that says who it is for and what you need to bring, and the one for beginners says that you may leave whenever you like.',
    result:
      'The studio counts first visits in a notebook at the door. They went from 6 a week to 10 over the first summer, and the teachers say that more of them stay. Empty mats in a “full” class fell from three to one.',
  },
  {
    id: 'quill-and-ledger',
    provenance: 'sample',
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
    problem:
      'The office had paid for a client portal and no one used it. It wanted a password with a symbol in it, then a code, then showed 14 menus of which a client needs one. So people sent photographs of receipts by text, by email and on paper, and one of them sent the sum on a napkin.',
    work: 'The new portal is a list. It says what is missing this month in the words of the client’s own trade: “the diesel bills for the white van”. Tap, take a picture, done. You sign in with a link that is sent to your email, and it opens on that list and on nothing else.',
    result:
      'After eight months 63 of 90 clients hand in everything by Friday, by the office’s own list. With the old portal it was 11. The other 27 still send email, and one still sends the shoebox, which is collected on the way home.',
  },
] as const;

/** The words that the portfolio's pages share. */
export const portfolio = {
  title: 'Portfolio: nine websites for local shops',
  description:
    'Nine websites for plumbers, restaurants, dentists and other local businesses: the problem, what we built, and what the owners say came of it.',
  heading: 'Nine doors we’ve hung.',
  lede: 'Nine shops, each built the way we’d build yours.',
  filter: { legend: 'Filter projects by category', all: 'All' },
  reading: {
    title: 'How to read these.',
    text: 'Each page shows the site, one thing that was counted, and what was wrong before. The shops are samples. What carries over is the way of working: ask what callers ask, build the page that answers it, count whether it did.',
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
    result: 'The result.',
    sample: 'A sample project: shop, people and figures are invented.',
    figure: 'What was counted',
    count: 'Count',
    places: 'Places drawn',
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
