/**
 * The third parties that this site can show in the place of its own films and tools. An empty address means: our own,
 * and nothing is ever fetched from anybody else. What is named here must also be allowed by the site's content policy.
 */
export const embeds: Embeds = {
  supportVideo: '',
  founderVideo: '',
  accessibilityWidget: { script: '', openFunction: '' },
};

type Embeds = {
  /** Addresses made for frames, with autoplay and without sound, of 'How We Support Your Business' and of 'Meet Maya'. */
  supportVideo: string;
  founderVideo: string;
  /** The address of the widget's script, and the global function that opens it, such as `Widget.open`. */
  accessibilityWidget: { script: string; openFunction: string };
};
