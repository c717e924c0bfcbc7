/** The words that every service page shares, and those of the services list. */
export const servicePages = {
  index: {
    title: 'Services: websites, SEO and chatbots',
    heading: 'What we do, street by street.',
    lede: 'Six services for businesses with a door and a phone. Take one, or let them work together.',
    description:
      'Custom websites, local SEO, AI chatbots, Google Business Profile, content and reporting for small local businesses. See what each one includes.',
  },
  together: {
    title: 'How our services work together.',
    lede: 'Each of the six is useful alone. In this order, each one makes the next one cheaper.',
    steps: [
      {
        title: 'Be found',
        description: 'Local SEO and the business profile put your name on the map of the streets you serve.',
      },
      {
        title: 'Be understood',
        description:
          'The website answers the question that brought the visitor, on a phone, in a few seconds.',
      },
      {
        title: 'Be reached',
        description: 'The chatbot and the forms take the inquiries after closing time and lose none of them.',
      },
      {
        title: 'Be remembered',
        description: 'Articles and honest replies give people a reason to come back and to tell others.',
      },
      {
        title: 'Keep count',
        description: 'One page a month says which part brought customers, and what we change next.',
      },
    ],
    link: 'Ask which one you need first',
  },
  more: {
    title: 'Also on the counter.',
    lede: 'Smaller services, each with a page of its own.',
    googleLink: 'Google services',
  },
  labels: {
    benefits: 'What you get.',
    benefitsLede: 'All of it done for you. You keep answering the phone.',
    faq: 'Asked before you sign.',
    viewAll: 'All our services',
    getStarted: 'Get Started',
    bookCall: 'Book a Call',
  },
  notFound: {
    title: 'Service Not Found',
    description:
      'There is no service at this address. All of our services are listed on one page, with what each of them includes.',
    text: "Sorry, the service you're looking for doesn't exist.",
    link: 'View All Services',
  },
} as const;
