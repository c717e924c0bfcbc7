/**
 * Beginnings of replies at the desk. Filled in: `{name}` and `{topic}` of the lead, `{staff}` who writes, and our
 * `{agency}`, `{phone}`, `{hours}`, `{website}`. Staff read and change the text before it goes out.
 */
export const replyTemplates = [
  {
    id: 'call',
    label: 'Suggest a call',
    text: 'Hi {name},\n\nThanks for writing to {agency}. A short call is the quickest way to see what you need.\n\nYou can pick a time here: {website}/contact?inquiry=consultation\n\nOr tell me when I can call you, and at which number. Our own number is {phone}, {hours}.\n\n{staff}\n{agency}',
  },
  {
    id: 'details',
    label: 'Ask for details',
    text: 'Hi {name},\n\nThanks for writing to {agency}. Before I can tell you what we’d do, I have three questions:\n\n1. Do you have a website now, and what is its address?\n2. What should people do on the new one: call, book, buy?\n3. By when do you need it?\n\n{staff}\n{agency}',
  },
  {
    id: 'prices',
    label: 'Send the prices',
    text: 'Hi {name},\n\nThanks for your interest. What each plan costs, and what is in it, is here: {website}/pricing\n\nTell me which one fits, or what is missing, and I’ll answer your questions.\n\n{staff}\n{agency}, {phone}',
  },
  {
    id: 'decline',
    label: 'Say no',
    text: 'Hi {name},\n\nThanks for thinking of {agency}. What you need isn’t something we do well, so we won’t take it on. We wish you a good start with someone who does.\n\n{staff}\n{agency}',
  },
] as const;
