import { useOffersTrial } from './trial.api.ts';

type TrialWordsProps = { of: { trial: string; none: string } };

/** What is promised to somebody new. Until it is known, its line is kept free. */
export function TrialWords({ of: { trial, none } }: TrialWordsProps) {
  const offersTrial = useOffersTrial();
  if (offersTrial === null) return '\u00A0';
  return offersTrial ? trial : none;
}
