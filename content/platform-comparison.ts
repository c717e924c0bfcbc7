/**
 * The tiers of the hosted platform, feature by feature (docs/product/pages.md#pricing), every cell to the letter.
 * Words that say yes or no are drawn as a tick or a dash, with the word itself for those who listen.
 */
export const platformComparison = {
  plans: ['Basic', 'Standard', 'Professional', 'Enterprise'],
  groups: [
    {
      title: 'Usage',
      features: [
        { name: 'Service connections', cells: ['5', '15', 'unlimited', 'unlimited'] },
        { name: 'Client-side MAU', cells: ['1k', '10k', '100k', 'unlimited'] },
        { name: 'Experimentation MAU', cells: ['100', '1k', '10k', 'unlimited'] },
        { name: 'Projects', cells: ['1', '3', '5', 'unlimited'] },
        { name: 'Environments', cells: ['2', '3', '5', 'unlimited'] },
        { name: 'Team members', cells: ['2', '5', '10', 'unlimited'] },
      ],
    },
    {
      title: 'Data and trust',
      features: [
        { name: 'Data export', cells: ['contact us', 'contact us', 'contact us', 'contact us'] },
        { name: 'Multivariate tests', cells: ['not included', 'included', 'included', 'included'] },
        { name: 'SOC 2', cells: ['no', 'no', 'yes', 'yes'] },
      ],
    },
    {
      title: 'Support',
      features: [
        { name: 'Email support', cells: ['business hours', 'business hours', '24x5', '24x7'] },
        { name: 'Phone support', cells: ['none', 'none', 'business hours', '24x7'] },
        { name: 'Response SLA', cells: ['24h', '12h', '4h', '1h'] },
      ],
    },
  ],
} as const;
