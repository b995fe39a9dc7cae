import type { PublicCompany } from '@app/contract/scheduling/public-booking.contract';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect } from 'react';
import { pageLabels } from '../booking.labels.ts';
import classes from '../booking-page.module.css';
import { mapOf } from '../map-link.ts';
import parts from '../parts.module.css';
import { PhoneLinks } from '../phone-links.tsx';
import { switchedOffLabels } from './cover.labels.ts';

type Reachable = Pick<PublicCompany, 'name' | 'phone' | 'address' | 'logoUrl'>;

/** Of a company that is there and takes no bookings by its link now: how to reach it. */
export function SwitchedOff({ company }: { company: unknown }) {
  // Promised by the contract of the error that it comes with.
  const { name, phone, address, logoUrl } = company as Reachable;
  useEffect(() => {
    document.title = pageLabels.title(name);
  }, [name]);
  return (
    <main className={classes.message}>
      {logoUrl && <img className="cover-logo" src={logoUrl} alt="" />}
      <h1 className={classes.title}>{switchedOffLabels.title}</h1>
      <p className={parts.soft}>{switchedOffLabels.text(name)}</p>
      <PhoneLinks phone={phone} call="primary" />
      {address && (
        <a className="cover-fact" href={mapOf(address)} target="_blank" rel="noopener noreferrer">
          <IconMapPin aria-hidden />
          {address}
        </a>
      )}
    </main>
  );
}
