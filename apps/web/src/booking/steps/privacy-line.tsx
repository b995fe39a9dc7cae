import { pageLabels, sampleLabels } from '../booking.labels.ts';
import type { BookingCompany } from '../booking-gate.ts';
import classes from '../booking-page.module.css';

type PrivacyLineProps = {
  company: Pick<BookingCompany, 'name' | 'privacyContact' | 'isSample'>;
  /** What somebody's data are for, where it is no booking. */
  sentence?: string;
};

export function PrivacyLine({ company, sentence }: PrivacyLineProps) {
  const { name, privacyContact, isSample } = company;
  return (
    <footer className={classes.privacy}>
      <p>{isSample ? sampleLabels.privacy : (sentence ?? pageLabels.privacy(name))}</p>
      <p>
        {privacyContact && (
          <>
            {pageLabels.privacyContact} <Contact contact={privacyContact} />{' '}
          </>
        )}
        <a href="/privacidade" target="_blank" rel="noopener">
          {pageLabels.policy}
        </a>
      </p>
    </footer>
  );
}

function Contact({ contact }: { contact: string }) {
  if (!contact.includes('@')) return <span>{contact}</span>;
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
