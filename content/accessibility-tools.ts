/** The choices of our own Accessibility Tools. In each group the first option is the default. */
export const accessibilityTools = {
  title: 'Accessibility Tools',
  heading: 'Make this site easier to read.',
  text: 'Your choices stay on this device.',
  done: 'Done',
  reset: 'Reset all',
  policy: 'Accessibility policy',
  groups: [
    {
      name: 'text',
      label: 'Text size',
      options: [
        { value: '100', label: '100%' },
        { value: '112', label: '112%' },
        { value: '125', label: '125%' },
        { value: '150', label: '150%' },
      ],
    },
    {
      name: 'contrast',
      label: 'Contrast',
      options: [
        { value: 'default', label: 'Default' },
        { value: 'more', label: 'More' },
      ],
    },
    {
      name: 'spacing',
      label: 'Text spacing',
      options: [
        { value: 'default', label: 'Default' },
        { value: 'more', label: 'More' },
      ],
    },
    {
      name: 'links',
      label: 'Links',
      options: [
        { value: 'default', label: 'Default' },
        { value: 'underlined', label: 'Underlined' },
      ],
    },
    {
      name: 'motion',
      label: 'Motion',
      options: [
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ],
    },
  ],
} as const;
