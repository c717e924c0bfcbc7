/** The chatbot page: one question followed until morning, and what the bot may do. An invented shop. */
export const chatbotExhibit = {
  choose: 'Tap a question. Follow it until morning.',
  legend: 'Choose a question and follow it until morning',
  cases: [
    {
      id: 'books',
      question: '“My water heater is leaking.”',
      what: 'It books this by itself',
      chat: [
        ['customer', 'My water heater is leaking. Can anyone come tomorrow?'],
        [
          'bot',
          'I’m the shop’s chatbot. Is water running now? If yes, I’m calling Marcus. If not, I have 8:00 or 9:30.',
        ],
        ['customer', 'Just a drip. 8 please. 14 Orchard Lane.'],
        ['bot', 'Booked: 8:00 am, 14 Orchard Lane. Marcus texts when he’s on his way.'],
      ],
      slip: {
        tone: 'rest',
        state: 'Nothing. Jim sleeps.',
        title: 'A standard job, during your hours',
        text: 'It went straight into the calendar. A confirmation went to the customer.',
        read: 'Kofi’s team reads the chat the next business morning.',
      },
    },
    {
      id: 'asks',
      question: '“Any deal on two bathrooms?”',
      what: 'It asks you first',
      chat: [
        ['customer', 'If you do both bathrooms, is there a deal?'],
        ['bot', 'I’m the shop’s chatbot. Discounts are Jim’s decision, not mine. When can he reach you?'],
        ['customer', '8:30. It’s Beth, (555) 014-0117.'],
        ['bot', 'Thanks, Beth. Jim calls you at 8:30 am.'],
      ],
      slip: {
        tone: 'hold',
        state: 'For Jim, in the morning',
        title: 'Price for two bathrooms',
        text: 'Beth, (555) 014-0117. Nothing was promised.',
        read: 'Waits until 7 a.m. Discounts are your call.',
      },
    },
    {
      id: 'wakes',
      question: '“I smell gas.”',
      what: 'It wakes you up',
      chat: [
        ['customer', 'I smell gas in the basement.'],
        ['bot', 'Call 911 now. I’m the shop’s chatbot, so I can’t advise you. I’m calling Jim too.'],
        ['customer', 'Calling them. 9 Mill Road.'],
        ['bot', 'Thank you. Jim is calling you back now.'],
      ],
      slip: {
        tone: 'ring',
        state: 'Jim’s phone rings now',
        title: 'Gas smell, 9 Mill Road',
        text: 'The customer was told to call 911. Jim picked up at 9:44 p.m.',
        read: 'We test this sentence every month, on every bot.',
      },
    },
  ],
  panels: [
    { time: '9:42 pm', title: 'The customer asks' },
    { time: '9:43 pm', title: 'What a person gets' },
    { time: '7:15 am', title: 'On the morning list' },
  ],
  speakers: { customer: 'Customer', bot: 'Chatbot' },
  list: {
    title: 'Odell & Sons, Tuesday',
    rows: [
      { time: '8:00', title: 'Water heater, 14 Orchard Lane', text: 'Booked by the chatbot. Marcus goes.' },
      { time: '8:30', title: 'Call Beth: two bathrooms', text: 'A price question. Jim decides.' },
      { time: 'Done', title: 'Gas smell, 9 Mill Road', text: 'Jim called back at 9:44 p.m.' },
    ],
  },
  drawers: {
    title: 'Key benefits: you decide what the chatbot may do',
    lede: 'We sort its work with you before it starts. Move a card any day.',
    plate: 'Kofi’s team reads every chat',
    items: [
      {
        title: 'Answers by itself',
        cards: [
          'Hours',
          'Prices on your list',
          'Areas you serve',
          'Parking',
          'What to bring',
          'Which service fits',
        ],
        text: '',
      },
      {
        title: 'Books by itself',
        cards: ['First visits', 'Standard jobs', 'Hours you set'],
        text: 'Two times from your calendar, not twenty.',
      },
      {
        title: 'Asks you first',
        cards: ['Discounts', 'Unusual jobs'],
        text: 'And anything over the amount you name. It asks for a number and a time to call.',
      },
      {
        title: 'Never',
        cards: [],
        text: 'Medical, legal or safety advice. It gives the number to call and stops.',
      },
    ],
  },
} as const;
