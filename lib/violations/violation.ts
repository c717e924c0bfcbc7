/** What a page's policy has stopped in someone's browser, without anything about the person. */
export type Violation = {
  /** Such as `style-src-attr`. */
  directive: string;
  /** An origin, the name of a scheme, or a word of CSP such as `inline`. */
  blocked: string;
  /** The page's path, without what could name a person or a thing. */
  path: string;
};

export type CountedViolation = Violation & { count: number };

/** `lastDay` is `YYYY-MM-DD`, UTC. */
export type ReportedViolation = CountedViolation & { lastDay: string };
