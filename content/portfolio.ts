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
      'How a family of plumbers without a storefront got found after 6 p.m.: town pages, a corrected profile and a chatbot with one question.',
    description: 'Emergency calls from the map, plus a chatbot that books night jobs.',
    lede: 'Three vans, two brothers, one father, and no storefront. Customers find them on the map, or not at all.',
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
      'After six the phone went to an answering machine, and anyone with a flooded basement at nine called the next name. The old website was one page with a slideshow. The phone number was part of a picture, so you couldn’t tap it.',
    work: 'We wrote a page for each job people search for by name: leaks, water heaters, drains, sump pumps. Then a page for each town, with the travel time and the price of a visit. The number is at the top of each one, and it dials.',
    result:
      'Jim keeps a whiteboard in the garage. The March before launch it showed 4 night jobs, and the June after it showed 19. He credits half of that to the map and half to the question about the water.',
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
      'A restaurant with forty seats and one phone. The menu is now a page, the special goes up by text message, and the chatbot takes reservations.',
    description: 'Menu, hours and reservations in one tap.',
    lede: 'Forty seats, one phone, and a cook who won’t leave the stove to answer it.',
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
      'The menu was a photo of a printed sheet, with two old prices. On a phone you had to pinch, drag and guess. A screen reader found nothing. Most callers wanted tonight’s hours, a table, or gluten-free pasta. They all called between five and seven, the busiest time.',
    work: 'We typed the menu into a page any phone can read. When something runs out, Bea texts the dish and the word “off,” and the line disappears. She posts the special the same way.',
    result:
      'On the first Saturday the chatbot took 11 reservations. By the end of the second month, Bea figured, the phone rang half as often between five and seven.',
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
      'A dental practice that new patients couldn’t find. One corrected category, plain pages about price and pain, and booking that works after hours.',
    description: 'Online booking and insurance answers after hours.',
    lede: 'People looking for a dentist at night worry about two things: the pain and the bill.',
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
      'Dr. Osei’s practice was listed as “Health consultant.” The top three on the map in her town were all listed as “Dentist,” so she wasn’t in the running. Patients a block away drove to the next town.',
    work: 'The page now opens with what people come for: new patients welcome, who to call in pain, and a searchable list of insurers. Treatment pages say what happens, how long it takes and what it costs without insurance.',
    result:
      'The practice asks each new patient how they heard of it and keeps a tally: 9 new patients in April, 16 in July. Many of them mention the map.',
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
      'A florist stopped paying for ads after four simple pages: same-day delivery by zone, funeral flowers, weddings with real prices, and today’s bouquet.',
    description: 'Same-day orders by delivery zone.',
    lede: 'One florist, one cooler, one van. The website had to sell what’s in the cooler today.',
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
      'The old shop listed 60 bouquets from a supplier’s catalog. On a given day Marta could make about a dozen, so half her mornings went to calls about substitutes. Delivery was a line at the bottom of the page: “please inquire.”',
    work: 'The site has four pages, and each answers one question. For same-day delivery, type a ZIP code and get yes or no and the price. The page on funeral flowers says what’s customary and what it costs, and the one on weddings shows three of them with their prices. The home page sells one thing, today’s bouquet.',
    result:
      'She hasn’t paid for an ad since April and books weddings a month ahead. Her own count for June: 74 orders of today’s bouquet. The June before: 31 website orders of any kind.',
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
    lede: 'A shop that lives on walk-ins, with a wait that scared them away.',
    launched: 'April 2025',
    built: '5 pages and a live list of free chairs',
    results: '14 cuts on a Tuesday became 22',
    technologies: [
      'Live availability',
      'Booking without an account',
      'Light and dark theme',
      'Calendar feed',
      'HairSalon structured data',
    ],
    problem:
      'On Saturdays six men sat on the bench, and a seventh looked in the window and left. On Tuesdays the chairs were empty until noon. Devon knew the pattern and had no way to tell anyone.',
    work: 'The first screen shows the next free times of all three chairs, straight from the appointment book. You tap one and give a first name and a phone number. Walk-ins check the list and come when it’s short.',
    result:
      'Tuesdays went from 14 cuts to 22 within two months, by Devon’s own book, and Saturdays stayed full.',
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
      'A two-bay garage that sends a photo of the worn part with each estimate. Customers text a picture and get a price range back.',
    description: 'Estimates by text. Photos of the worn part included.',
    lede: 'People distrust a garage because they can’t see what it sees. So we let them see it.',
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
      'Ray’s website had a slider with five shiny sports cars. His customers drive the other kind, with 140,000 miles. They wanted to know if the noise was expensive, and they had to call the front desk to find out.',
    work: 'Customers text a photo or a short video and get an estimate back, with a range and what could change it. With the car on the lift, the mechanic sends a picture of the worn part beside a new one. Yes or no is one tap. No work starts before that.',
    result:
      'Estimates by text went from 4 cars a week to 11. Ray says the photos changed more than the website did: people who see the part stop asking for a second opinion.',
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
      'People search for roofers in the six hours after a storm. A page that goes live the same day, inspection slots, and honest words about insurance.',
    description: 'Storm pages that go live the same day.',
    lede: 'Nobody thinks about a roof until a storm. Then everyone does, in the same six hours.',
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
      'After a storm, crews from other states show up with a van and a clipboard, and buy the top ads in the search results. Ridgeline has been in the county for two generations, but its website didn’t mention storms. It had a page about the history of slate.',
    work: 'We wrote the storm page in a calm month: what to do tonight, what to photograph for the insurer, what not to sign at the door. The owner turns it on from his phone, adds the date and the towns, and it’s on the site and the business profile the same day.',
    result:
      'He has used it twice. After the second storm the office booked 41 inspections in one week. By its own records, 23 became jobs.',
  },
  {
    id: 'harbor-yoga-room',
    provenance: 'sample',
    title: 'Harbor Yoga Room',
    category: 'health-and-beauty',
    address: 'harboryoga.example',
    image: 'harbor',
    metaTitle: 'Harbor Yoga Room: the schedule first',
    metaDescription:
      'A yoga studio swapped a slow booking widget for a schedule that opens right away. Twelve mats, three classes a day, and a waiting list that works.',
    description: 'A class schedule that loads right away.',
    lede: 'Twelve mats, three classes a day, and one question: is there a spot tonight?',
    launched: 'June 2025',
    built: '5 pages, a light schedule, a waiting list by text',
    results: 'First class visits up from 6 a week to 10',
    technologies: [
      'Schedule as plain HTML',
      'Waiting list by text',
      'Class passes',
      'Calendar feed',
      'ExerciseGym structured data',
    ],
    problem:
      'The schedule was a booking company’s widget. On a phone it took eleven seconds to appear, and on the ferry it never did. Beginners, shy enough already, found words they didn’t know and photos of people folded in half by the sea.',
    work: 'The schedule is now the page itself, with the day, the hour, the teacher and how many mats are left. Each class says who it’s for and what to bring, and the one for beginners says that leaving early is fine.',
    result:
      'The studio counts first visits in a notebook at the door. They went from 6 a week to 10 over the first summer. Empty mats in a “full” class fell from three to one.',
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
      'A bookkeeping office whose clients sent receipts by email, text and shoebox. A short checklist and a sign-in link brought most of them into one place.',
    description: 'A client portal that people use.',
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
      'The office had paid for a client portal, and almost no one used it. It wanted a password with a symbol, then a code, then showed 14 menus. So people sent receipts by text, by email and on paper, and one sent the total on a napkin.',
    work: 'The new portal is a list. It says what’s missing this month in the client’s own words, for example “the diesel bills for the white van.” You tap a line and take a picture. You sign in with a link in your email, and it opens on that list.',
    result:
      'After eight months, 63 of 90 clients hand in everything by Friday. With the old portal it was 11. The other 27 still send email, and one still sends the shoebox.',
  },
] as const;
