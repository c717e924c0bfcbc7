/** Ten searches of one month at a fictional café, as Search Console counts them. Every figure is a sample. */
export const searchList = {
  business: 'Kettle Lane Coffee',
  title: 'Ten searches, in May.',
  by: 'Read by Priya',
  day: 'June 2',
  key: { shown: 'shown', tapped: 'tapped' },
  groups: [
    {
      title: 'They find you',
      rows: [
        { words: 'kettle lane coffee', shown: 410, tapped: 236 },
        { words: 'coffee near me open now', shown: 385, tapped: 71 },
        { words: 'coffee millbrook', shown: 290, tapped: 64 },
        { words: 'cafe with parking', shown: 96, tapped: 18 },
        { words: 'oat latte near me', shown: 74, tapped: 12 },
      ],
    },
    {
      title: 'They see you and move on',
      rows: [
        { words: 'quiet place to work', shown: 342, tapped: 4, isCircled: true },
        { words: 'birthday cake to order', shown: 218, tapped: 3, isCircled: true },
        { words: 'cafe open sunday', shown: 187, tapped: 2, isCircled: true },
        { words: 'coffee roaster jobs', shown: 121, tapped: 1, remark: 'not hiring' },
        { words: 'kettle lane dover', shown: 88, tapped: 0, remark: 'another town' },
      ],
    },
  ],
  foot: 'We don’t send two hundred rows. Most are one person, once.',
} as const satisfies SearchList;

type SearchList = {
  groups: readonly {
    title: string;
    rows: readonly { words: string; shown: number; tapped: number; isCircled?: true; remark?: string }[];
  }[];
} & Record<string, unknown>;
