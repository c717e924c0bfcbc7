import type { Kysely, RawBuilder, Selectable, Transaction } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

/**
 * What we hold in one table, and what becomes of it. A table and each of its columns of text have a rule, or the register
 * (holdings.ts) does not compile; `tests/integration/privacy/holdings.test.ts` tries whether the rule is kept.
 */
export type Holding<T extends Table> = {
  whose: Whose<T>;
  /** Every column that can hold any text. */
  texts: { readonly [C in TextColumn<T>]: TextRule };
  erase: EraseRule<T>;
  keep: KeepRule<T>;
  /** Where the person finds it in their own file; none where the file says nothing of it. */
  gives: readonly Section<T>[];
};

/** The rule for a column of text. Which of them the person finds in their own file is picked in `gives`. */
export type TextRule =
  /** Says nothing about a person: an id, a code, our own words. */
  | 'plain'
  /** About the person, who gets it. Goes with an erasure, and with time. */
  | 'theirs'
  /** About the person, who does not get it: staff's words for each other, secrets, what a search reads. Goes all the same. */
  | 'ours'
  /** As `theirs`, but stays where money was taken or is owed: tax law asks for it. */
  | 'books'
  /** As `ours`, but stays where money was taken or is owed. */
  | 'books-ours'
  /** Written by staff, who change it at the desk: an erasure does not know what they meant. */
  | 'staff'
  /** Typed by someone, and nothing says by whom. Goes with time. */
  | 'nobody';

type Whose<T extends Table> =
  /** The columns with the address; `folded` says that it is stored in lower case. */
  | { readonly address: readonly [TextColumn<T>, ...TextColumn<T>[]]; readonly folded?: true }
  /** The person's of the row with that id. */
  | { readonly of: Table; readonly by: ColumnOf<T> }
  /** Why no row is any person's. */
  | { readonly nobody: string };

type EraseRule<T extends Table> =
  /** Rows with the address go, when the time in `rows` (null: always) is no later than the erasure reaches. */
  | { readonly rows: ColumnOf<T> | null; readonly counts?: keyof ErasedRows }
  /** In its own way, in the same transaction. */
  | { readonly work: EraseWork }
  /** With the row of that table, which its work or the database takes out. */
  | { readonly with: Table }
  /** Why it stays. */
  | { readonly stays: string };

type EraseWork = (trx: Transaction<Database>, what: Erasure) => Promise<Partial<ErasedRows>>;

/** `address` is in lower case; what came after `until` stays. */
export type Erasure = { address: string; until: number };

/** How many rows of each kind went. */
export type ErasedRows = {
  leads: number;
  /** Messages to the leads of others. */
  answers: number;
  subscriptions: number;
  accounts: number;
  /** Mails deleted or emptied. */
  mails: number;
  webhooks: number;
  /** Orders that name the address or were placed with its account: they stay, and name no account any more. */
  keptOrders: number;
};

type KeepRule<T extends Table> =
  /** Until when, in words, where no clock decides. */
  | { readonly until: string }
  /** As long as the row of that table. */
  | { readonly with: Table }
  /** What is done once a day, by the name that the report has for it. */
  | { readonly duties: Readonly<Record<string, Duty<T>>> };

type Duty<T extends Table> =
  /** Rows go so many days after `from`, which is an instant or, as `day`, a `YYYY-MM-DD`; in batches, where `batch` has the key. */
  | {
      readonly days: number;
      readonly from: ColumnOf<T>;
      readonly as?: 'day';
      readonly batch?: readonly ColumnOf<T>[];
      readonly policy?: string;
    }
  /** In its own way. `days` is null where no day decides. Returns how many rows it touched. */
  | {
      readonly days: number | null;
      readonly from: string;
      readonly work: DutyWork;
      /** The row of the privacy policy that promises `days`, under “How long we keep it”. */
      readonly policy?: string;
    };

export type DutyWork = (db: Kysely<Database>, since: Since) => Promise<number>;

/** In epoch milliseconds: `before` is so many days ago. */
export type Since = { before: number; now: number };

type Section<T extends Table> = {
  /** Its name in the file. */
  readonly as: string;
  /** The table in whose rows these are listed, and the column with that row's id; at the top without. */
  readonly under?: { readonly table: Table; readonly by: ColumnOf<T> };
  /** Which rows are the person's, where the column with the address does not say it alone. */
  readonly find?: (address: string) => RawBuilder<unknown>;
  /** Their order. */
  readonly by: ColumnOf<T>;
  /** What the person gets of a row, by the name that it has for them: a column, or what is made of the row. */
  readonly pick: Readonly<Record<string, ColumnOf<T> | ((row: Row<T>) => unknown)>>;
};

export type Table = keyof Database;
export type Row<T extends Table> = Selectable<Database[T]>;
type ColumnOf<T extends Table> = keyof Row<T> & string;

/** A column of a few words (a union of them) is none: it can name no one. */
type TextColumn<T extends Table> = {
  [C in ColumnOf<T>]: string extends NonNullable<Row<T>[C]> ? C : never;
}[ColumnOf<T>];

/** How the columns that name someone are emptied. A rule for a new one asks for its line there. */
export type Emptied<Texts, Rule extends TextRule> = {
  readonly [C in keyof Texts as Texts[C] extends Rule ? C : never]: '' | null;
};

/** Why an erasure leaves the books, and how long they stay. */
export const TAX = 'as long as tax law requires';

/** The value of a column with JSON. */
export function readJson(text: string): unknown {
  return JSON.parse(text);
}
