/** The chatbot page: one question followed until morning, and what the bot may do. An invented shop. */
export const chatbotExhibit = {
  choose: 'Tap a question and follow it until morning.',
  legend: 'Choose a question and follow it until morning',
  cases: [
    {
      id: 'books',
      question: '“My water heater is leaking.”',
      what: 'It books this by itself',
      chat: [
        ['customer', 'My water heater is leaking, and I need someone tomorrow.'],
        [
          'bot',
          'I’m the shop’s chatbot. This chat is saved, and a person reads it. If water is running now, I’m calling Marcus. If it isn’t, I have 8:00 or 9:30.',
        ],
        ['customer', 'It’s just a drip, so 8 please, at 14 Orchard Lane.'],
        ['bot', 'Booked: 8:00 am, 14 Orchard Lane. Marcus texts when he’s on his way.'],
      ],
      slip: {
        tone: 'rest',
        state: 'Nothing, so Jim sleeps on.',
        title: 'A standard job, during your hours',
        text: 'It went straight into the calendar. A confirmation went to the customer.',
        read: 'The account team reads the chat the next business morning.',
      },
    },
    {
      id: 'asks',
      question: '“Any deal on two bathrooms?”',
      what: 'It asks you first',
      chat: [
        ['customer', 'If you do both bathrooms, is there a deal?'],
        [
          'bot',
          'I’m the shop’s chatbot, and a person reads this chat later. Only Jim decides about discounts, so when can he call you?',
        ],
        ['customer', 'At 8:30, and it’s Beth, (555) 014-0117.'],
        ['bot', 'Thanks, Beth, Jim will call you at 8:30 am.'],
      ],
      slip: {
        tone: 'hold',
        state: 'For Jim, in the morning',
        title: 'Price for two bathrooms',
        text: 'Beth left (555) 014-0117, and the chatbot promised nothing.',
        read: 'It waits until morning, because discounts are your decision.',
      },
    },
    {
      id: 'wakes',
      question: '“Water through the ceiling!”',
      what: 'It wakes you up',
      chat: [
        ['customer', 'Water is coming through the ceiling at 9 Mill Road.'],
        [
          'bot',
          'I’m the shop’s chatbot, and a person will read what we write here. I’m calling Jim now, so which number can he call back?',
        ],
        ['customer', 'This one: (555) 014-0126.'],
        ['bot', 'Thank you, Jim’s phone is ringing, and he’ll call you back at this number.'],
      ],
      slip: {
        tone: 'ring',
        state: 'Jim’s phone rings now',
        title: 'Burst pipe, 9 Mill Road',
        text: 'His phone rings with the address and the number. Jim picked up at 9:44 p.m.',
        read: 'The account team reads this chat first on the next business morning.',
      },
    },
  ],
  panels: [
    { time: '9:42 pm', title: 'The customer asks' },
    { time: '9:43 pm', title: 'What a person gets' },
    { time: '7:15 am', title: 'On Jim’s morning list' },
  ],
  speakers: { customer: 'Customer', bot: 'Chatbot' },
  list: {
    title: 'Odell & Sons, Tuesday',
    rows: [
      {
        time: '8:00',
        title: 'Water heater, 14 Orchard Lane',
        text: 'The chatbot booked it, and Marcus goes.',
      },
      { time: '8:30', title: 'Call Beth: two bathrooms', text: 'It’s a price question, so Jim decides.' },
      { time: 'Done', title: 'Burst pipe, 9 Mill Road', text: 'Jim called back at 9:44 p.m.' },
    ],
  },
  drawers: {
    title: 'Key benefits: you decide what the chatbot may do',
    lede: 'We set the rules with you before it starts, and you can change them any day.',
    plate: 'Our account team reads every chat',
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
        text: 'It answers these from what you gave us, at any hour of the day.',
      },
      {
        title: 'Books by itself',
        cards: ['First visits', 'Standard jobs', 'Hours you set'],
        text: 'It offers two open times from your calendar, so people can choose quickly.',
      },
      {
        title: 'Asks you first',
        cards: ['Discounts', 'Unusual jobs'],
        text: 'It also asks about anything over the amount you name, and takes down a number and a time to call.',
      },
      {
        title: 'Never',
        cards: [],
        text: 'It gives no medical, legal or safety advice. It names the number to call and stops.',
      },
    ],
  },
} as const;
