import { embeds as own } from '../../../content/embeds';

/** In development: one embed, and the accessibility widget. */
export const embeds: typeof own = {
  ...own,
  pricingForm: 'https://prices.test/form',
  accessibilityWidget: { script: 'https://widget.test/open.js', openFunction: 'Widget.open' },
};
