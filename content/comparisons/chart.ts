/** The figures of a comparison's chart. Theirs are samples, and the page says so; ours are our own price list. */
export type Chart = { title: string; sample: string; caption: string } & (
  | CostChart
  | HourChart
  | HolderChart
  | WaitChart
);

/** Sums of money over the same time, as buildings. With an `hour`, its price can be moved. */
export type CostChart = {
  kind: 'costs';
  span: string;
  columns: readonly CostColumn[];
  hour?: { label: string; hours: number; dollars: number; moves: string };
};

/** `parts` from the ground up. */
export type CostColumn = { name: string; note: string; parts: readonly CostPart[] };
/** In whole US dollars. */
export type CostPart = { look: CostLook; dollars: number; label: string };
type CostLook = 'brick' | 'dots' | 'hatch' | 'hours' | 'door' | 'months' | 'tiles';

/** Hours of the owner's own time until the site opens. */
export type HourChart = {
  kind: 'hours';
  sides: readonly { name: string; tasks: readonly { look: CostLook; label: string; hours: number }[] }[];
};

/** Which of the columns has the thing that a row names. */
export type HolderChart = {
  kind: 'holders';
  mark: 'coat' | 'key';
  /** How a screen reader says a mark and an empty place. */
  words: { has: string; lacks: string };
  head: string;
  columns: readonly { name: string; isAgency: boolean }[];
  rows: readonly { label: string; has: readonly boolean[] }[];
};

/** Days until someone answers, measured with a tape. */
export type WaitChart = {
  kind: 'waits';
  columns: readonly [competitor: string, agency: string];
  rows: readonly { label: string; competitor: Wait; agency: Wait }[];
};

/** `days` is drawn, `text` is written beside it. */
export type Wait = { days: number; text: string };
