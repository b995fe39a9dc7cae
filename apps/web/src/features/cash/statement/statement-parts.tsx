import { type Payment, partTexts } from './statement.labels.ts';
import classes from './statement.module.css';

/** What a payment is made of, in words: on paper nothing can be unfolded. */
export function StatementParts({ payment }: { payment: Payment }) {
  return (
    <ul className={classes.parts}>
      {partTexts(payment).map((text, index) => (
        // Two services may be alike; a statement is never sorted anew.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
