/** How many emails a stranger can cause. The ceilings for the whole site are settings (docs/operations.md). */
export const mailLimits = {
  /** To one mailbox, however its address is written: confirmations, sign-up emails and reset links together. */
  perMailboxPerDay: 5,
} as const;
