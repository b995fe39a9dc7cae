/** A paragraph, or a list of points. */
export type LegalPassage = string | readonly string[];

export type LegalText = {
  title: string;
  description: string;
  /** The day from which this wording counts, as a person reads it. */
  since: string;
  lead: string;
  sections: readonly { title: string; passages: readonly LegalPassage[] }[];
};
