/**
 * The third parties that this site can show in the place of its own films and tools. An empty address means: our own,
 * and nothing is ever fetched from anyone else. The pages that show one
 * allow it in their content policy, and no others do (server/embed-sources.ts).
 */
export const embeds: Embeds = {
  supportVideo: '',
  founderVideo: '',
  scheduler: '',
  demoVideo: '',
  questionnaire: '',
  pricingForm: '',
  accessibilityWidget: { script: '', openFunction: '' },
};

type Embeds = {
  /** Addresses made for frames, with autoplay and without sound, of 'How We Support Your Business' and of 'Meet Maya'. */
  supportVideo: string;
  founderVideo: string;
  /** The calendar of 'Book a Call', made for frames. */
  scheduler: string;
  /** In the place of our own film after the form on /landing. */
  demoVideo: string;
  /** In the place of our own questions on /get-started. */
  questionnaire: string;
  /** A form beside the prices on /pricing; by default the page leads to our own contact form. */
  pricingForm: string;
  /** The address of the widget's script, and the global function that opens it, such as `Widget.open`. */
  accessibilityWidget: { script: string; openFunction: string };
};
