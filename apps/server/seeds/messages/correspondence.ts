import type { IncomingKind } from '@app/domain/messaging/answer';
import type { Reengagement } from '@app/domain/messaging/reengagement';
import type { Segment } from '@app/domain/messaging/segment';

/** What a sample company writes, and what is written to it. */
export type Correspondence = {
  /** The same number tells the same messages. */
  seed: number;
  /** Its own texts, besides the usual ones: by their names. */
  texts: Readonly<Record<string, string>>;
  /** One that is over, and one that is planned. */
  campaign: ToldCampaign & { daysAgo: number };
  plannedCampaign: ToldCampaign & { daysAhead: number };
  reengagement: Reengagement & { name: string; description: string; text: string; daysAgo: number };
  talks: Talks;
};
export type ToldCampaign = {
  name: string;
  description: string;
  /** The name of a text. */
  text: string;
  segments: readonly Segment[];
};

/** Who says something, and what. */
export type Line = {
  by: 'client' | 'team' | 'phone';
  text: string;
  kind?: IncomingKind;
  /** After the line before. */
  afterMinutes: number;
};
export type Talks = {
  /** Somebody who comes soon wants something that only a person can settle; nobody has answered yet. */
  waiting: readonly Line[];
  /** A yes to the reminder. */
  yes: string;
  /** Whoever took back her consent did so with this word. */
  out: string;
  /** Clients who came lately, answered by the desk. */
  answered: readonly (readonly Line[])[];
  /** Somebody who is not in the book. */
  stranger: { number: string; name: string; lines: readonly Line[] };
};
