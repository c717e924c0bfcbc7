import type { Answer } from '../http/response.ts';
import type { Problem } from './problem.ts';

/**
 * What the work of a call came to. `view` looks the thing up again each time, because its latest state is the answer to
 * a repeated request id; null when it is out of reach by then. `isDecline` problems keep being answered to their id.
 */
export type Result =
  | { kind: 'resource'; status: 200 | 201; view: View }
  | { kind: 'problem'; problem: Problem; isDecline: boolean }
  | { kind: 'answer'; answer: Answer };

/** `isWhole`: the caller wants more than the minimum. */
type View = (isWhole: boolean) => object | null;

export type RememberedOutcome = Exclude<Result, { kind: 'answer' }>;
