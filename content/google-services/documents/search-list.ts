/** Ten searches of one month at a fictional café, as Search Console counts them. Every figure is a sample. */
export const searchList = {
  business: 'Kettle Lane Coffee',
  title: 'Ten searches, in May.',
  by: 'Read by Priya',
  day: 'June 2',
  key: { impressions: 'shown', clicks: 'tapped' },
  groups: [
    {
      title: 'They find you',
      rows: [
        { words: 'kettle lane coffee', impressions: 410, clicks: 236 },
        { words: 'coffee near me open now', impressions: 385, clicks: 71 },
        { words: 'coffee millbrook', impressions: 290, clicks: 64 },
        { words: 'cafe with parking', impressions: 96, clicks: 18 },
        { words: 'oat latte near me', impressions: 74, clicks: 12 },
      ],
    },
    {
      title: 'They see you and move on',
      rows: [
        { words: 'quiet place to work', impressions: 342, clicks: 4, isCircled: true },
        { words: 'birthday cake to order', impressions: 218, clicks: 3, isCircled: true },
        { words: 'cafe open sunday', impressions: 187, clicks: 2, isCircled: true },
        { words: 'coffee roaster jobs', impressions: 121, clicks: 1, remark: 'not hiring' },
        { words: 'kettle lane dover', impressions: 88, clicks: 0, remark: 'another town' },
      ],
    },
  ],
  foot: 'We don’t send two hundred rows. Most are one person, once.',
} as const satisfies SearchList;

type SearchList = {
  groups: readonly {
    title: string;
    rows: readonly {
      words: string;
      impressions: number;
      clicks: number;
      isCircled?: true;
      remark?: string;
    }[];
  }[];
} & Record<string, unknown>;
