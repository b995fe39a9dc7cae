import type { Company } from '@app/contract/company/company.contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { QrCode } from '../../../ui/barcode/qr-code.tsx';
import { shortLink } from './booking-address.ts';
import classes from './booking-poster.module.css';
import { posterLabels, qrLabels, spokenLink } from './public-booking.labels.ts';

type BookingPosterProps = { company: Company; onPrinted: () => void };

/** Beside the application, where paper can show it alone; prints itself and is gone. */
export function BookingPoster({ company, onPrinted }: BookingPosterProps) {
  const logo = useRef<HTMLImageElement>(null);
  const link = shortLink(company.slug);
  const address = addressOf(company);
  usePrintedOnce(logo, onPrinted);

  return createPortal(
    <div className={classes.sheet}>
      {company.logoUrl && <img ref={logo} className={classes.logo} src={company.logoUrl} alt="" />}
      <p className={classes.name}>{company.tradeName || company.name}</p>
      <p className={classes.invitation}>{posterLabels.invitation}</p>
      <QrCode className={classes.code} content={link} label={qrLabels.image} />
      <p className={classes.howTo}>{posterLabels.howTo}</p>
      <p className={classes.howTo}>{posterLabels.orType}</p>
      <p className={classes.link}>{spokenLink(link)}</p>
      {address && <p className={classes.address}>{address}</p>}
    </div>,
    document.body,
  );
}

function usePrintedOnce(logo: { current: HTMLImageElement | null }, onPrinted: () => void): void {
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    let isWanted = true;
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    void loaded(logo.current).then(() => isWanted && window.print());
    return () => {
      isWanted = false;
      window.removeEventListener('afterprint', finish);
    };
  }, [logo]);
}

/** A poster without a logo is better than none. */
async function loaded(image: HTMLImageElement | null): Promise<void> {
  await image?.decode().catch(() => {});
}

/** What is known of it, in the order of an envelope. */
function addressOf({ address, city, state }: Company): string {
  const place = [city, state].filter(Boolean).join(' – ');
  return [address, place].filter(Boolean).join(', ');
}
