/** What billing needs beside the figures that the policies state (`facts.billing`, `facts.termination`). */
export const billingFigures = {
  /** How many days before each step its reminder goes out. The policy promises both reminders. */
  reminderDaysBefore: { lateFee: 1, suspension: 7 },
  /** What staff may take off, in cents. */
  creditMax: 1_000_000,
  /** Sales tax of a new subscription, in hundredths of a percent; staff set a customer's own on the desk. */
  salesTaxBasisPoints: 0,
} as const;
