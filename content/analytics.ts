/** Statistics. Without a tag manager nothing is counted and nobody is asked. */
export const analytics = {
  /** The container, such as `GTM-AB12CD3`. The setting `TAG_MANAGER_ID` wins over it. */
  tagManagerId: '',
} as const;
