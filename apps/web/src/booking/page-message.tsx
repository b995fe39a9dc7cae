import { pageLabels, wizardLabels } from './booking.labels.ts';
import classes from './booking-page.module.css';
import parts from './parts.module.css';

type PageMessageProps = { title: string; text: string; onAgain?: () => void };

/** All there is on a page that has nothing to show. */
export function PageMessage({ title, text, onAgain }: PageMessageProps) {
  return (
    <main className={classes.message}>
      <h1 className={classes.title}>{title}</h1>
      <p className={parts.soft}>{text}</p>
      {onAgain ? (
        <button type="button" className={parts.primary} onClick={onAgain}>
          {wizardLabels.again}
        </button>
      ) : (
        <a className={parts.outline} href="/">
          {pageLabels.start}
        </a>
      )}
    </main>
  );
}
