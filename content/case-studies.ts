/**
 * Three projects written up at length (docs/product/pages.md#company), with what did not work. `project` is an id of
 * the portfolio.
 */
export const caseStudies = [
  {
    project: 'odell-and-sons-plumbing',
    title: 'A plumber with no door.',
    summary: 'How one question at night did more than ten pages.',
    problem: [
      'When Jim Odell first called us, he asked for a new website. Halfway through the call he put us on hold to answer another line, came back after six minutes and said: that was a job, and the one before it I missed. We had found the problem before we had looked at the website.',
      'The family lived off repeat customers and a sign on three vans. New customers came by accident. In the evening, when pipes seem to prefer to burst, nobody picked up. We searched from 35 points around Millbrook and the business appeared among the first three at two of them, both within sight of the brothers’ own kitchen.',
    ],
    work: [
      'We began with the profile, because it costs nothing and moves first: main category, service area instead of the house, real hours, a second set of hours for the phone, and 20 photographs of vans, hands and finished work. The town pages followed over three weeks. Each was written after a talk with whichever brother drives there, so that they differ in more than the name of the town.',
      'The chatbot took longest. The first script asked for the kind of fixture, the age of the house and the urgency on a scale. It was thrown out at the kitchen table after a week of arguing, and what survived was a single question: is water running right now? Everything else can wait until seven in the morning.',
    ],
    changed: [
      'Night jobs went from 4 in March to 19 in June. On the map, the business now stands among the first three at 21 of the 35 points. The two far towns are still red, because a plumber lives there and he is good.',
      'The part that pleased the family most cannot be counted. The phone of whoever is off duty stays silent, and their mother has stopped taking messages on the back of envelopes.',
    ],
    failed: [
      'We built a page that showed where each van was. Customers liked it for two weeks. Then one saw a van parked at a diner and called to complain, and the page was gone the same afternoon.',
      'We also promised the town pages too early. Two of them did nothing for four months. We should have said three to six months at the start, and we now say so.',
    ],
    figures: [
      { label: 'Night jobs in a month', before: '4', after: '19' },
      { label: 'Places in the first three, of 35 points', before: '2', after: '21' },
      { label: 'Missed calls on the whiteboard, in a week', before: '23', after: '6' },
    ],
  },
  {
    project: 'fern-and-twine',
    title: 'Four pages and one bunch.',
    summary: 'How a florist sold more by offering less, and what Mother’s Day did to the plan.',
    problem: [
      'Marta’s shop smelled of eucalyptus and printer ink. The ink came from orders out of a catalog of 60 bouquets, most of which she could not tie that day. Each morning began with phone calls about substitutes, and each of those calls began with an apology.',
      'She paid for ads to keep orders coming, and the ads brought people who wanted the bouquet in the picture. About a third of new customers came back disappointed or not at all. The searches that fitted her best were two that the site did not answer: can it be here today, and what do people send to a funeral.',
    ],
    work: [
      'We took the catalog off the site in the first week, which frightened all of us. In its place stands one product: today’s bunch, at one price, with a photograph from that morning. Whoever wants something else calls or comes in, and those conversations are the ones she likes.',
      'The delivery page answers by ZIP code before it asks for anything. For the funeral page we sat in the shop for an afternoon and wrote down what she tells people across the counter, including the sentence that makes most of them breathe out: you don’t have to choose now, tell me about her. The wedding page carries three real weddings with their bills.',
    ],
    changed: [
      'In June she sold 74 of today’s bunch online. In the June before, the whole catalog had brought 31 orders. The ads were stopped in April and have stayed off. The funeral page is the second most visited, and most of the people who read it call rather than click, exactly as it should be.',
      'She is finished with substitutes. Mornings are for tying.',
    ],
    failed: [
      'On Mother’s Day the zones broke. We had drawn them by distance, and one van cannot cross the bridge eleven times before four in the afternoon. 9 orders arrived after dark, and Marta drove the last three herself and refunded all 9. The zones are now counted in stops, and each of them closes when its stops are full.',
      'We had also talked her into a newsletter. She wrote two and hated both. It was our idea and a bad one, and her customers follow the picture of the day instead.',
    ],
    figures: [
      { label: 'Website orders in June', before: '31', after: '74' },
      { label: 'Money spent on ads in a month', before: '$280', after: '$0' },
      { label: 'Calls about substitutes on a Monday', before: '12', after: '0' },
    ],
  },
  {
    project: 'quill-and-ledger',
    title: 'The portal nobody opened.',
    summary: 'How two bookkeepers got their Fridays back by removing menus.',
    problem: [
      'The two partners of Quill & Ledger already had the thing they asked us for. They paid every month for a client portal, and 11 of their 90 clients used it. The rest sent receipts by whatever was nearest. On the last Friday of each month both partners sat until ten at night, matching photographs of register slips with lines on bank statements.',
      'We asked six of their clients to sign in while we watched. Two had lost the password, one had lost the phone that received the code, and one got in and stood before 14 menus. He said what all of them thought: I only want to give you the diesel bill.',
    ],
    work: [
      'So we built the diesel bill. The new portal is one page with a list of what is missing, in words from the client’s own trade, and a button beside each line that opens the camera. You come in through a link in an email that works once. There is no password, and there is nothing else to look at.',
      'The partners write the lists themselves, once for each trade, and correct them when somebody asks what a line means. Files are encrypted where they lie, and a copy goes to the office’s own drive every night, so that nobody depends on us to get at them.',
      'In the same weeks we rewrote the public pages. They now name the kinds of firms the office works for, and what a month costs from and to.',
    ],
    changed: [
      'After eight months 63 of 90 clients handed in everything by Friday. The last Friday of the month ends at six. New inquiries are fewer than before, and more of them become clients: 7 of 10 in the last quarter, by the partners’ count, against 3 of 10.',
    ],
    failed: [
      'The reminders were too cheerful. Our first version sent three in a week, with a drawing, and four clients asked to be left alone. There is now one, on Wednesday, in a single sentence signed by a person.',
      'And the portal does nothing for the 27 who will always send email. We had planned to move everybody. The partners saw sooner than we did that a good tool is allowed to leave some people out, as long as somebody still opens the envelope.',
    ],
    figures: [
      { label: 'Clients complete by Friday, of 90', before: '11', after: '63' },
      { label: 'Last Friday of the month ends at', before: '10 pm', after: '6 pm' },
      { label: 'Inquiries that became clients, of 10', before: '3', after: '7' },
    ],
  },
] as const;

/** The words around the case studies. */
export const caseStudiesPage = {
  title: 'Case studies, with what did not work',
  description:
    'Three of our projects told from the first phone call on: a plumber, a florist and a bookkeeping office. What changed, and what we got wrong.',
  heading: 'Three doors, told in full.',
  lede: 'A plumber, a florist and a bookkeeping office. What was wrong, what we did, what changed, and what we would not do again.',
  labels: {
    problem: 'The problem',
    work: 'The work',
    changed: 'What changed',
    failed: 'What did not work',
    figure: 'Figure',
    before: 'Before',
    after: 'After',
    project: 'See the project',
    note: 'The client’s own figures, published with permission and not audited by us.',
  },
  close: {
    title: 'Yours would start with a phone call.',
    text: 'Bring your last ten calls and we tell you which page they are asking for.',
    primary: 'Get Started',
    secondary: 'All nine projects',
  },
} as const;
