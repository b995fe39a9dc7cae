import classes from '../booking-page.module.css';
import parts from '../parts.module.css';
import { PhoneLinks } from '../phone-links.tsx';
import { switchedOffLabels } from './cover.labels.ts';

/** Of a company that is there and takes no bookings by its link now: how to reach it. */
export function SwitchedOff({ company }: { company: unknown }) {
  // Promised by the contract of the error that it comes with.
  const { name, phone } = company as { name: string; phone: string };
  return (
    <main className={classes.message}>
      <h1 className={classes.title}>{switchedOffLabels.title}</h1>
      <p className={parts.soft}>{switchedOffLabels.text(name)}</p>
      <PhoneLinks phone={phone} call="primary" />
    </main>
  );
}
