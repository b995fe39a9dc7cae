import { formatPhone, isMobile, normalizePhone } from '@app/domain/shared/phones';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { phoneLabels } from './booking.labels.ts';
import parts from './parts.module.css';

type PhoneLinksProps = { phone: string; call?: 'primary' | 'outline' };

/** A number that cannot be called is no link; a landline has no WhatsApp as far as anybody knows. */
export function PhoneLinks({ phone, call = 'outline' }: PhoneLinksProps) {
  const number = normalizePhone(phone);
  if (number === null) return null;
  return (
    <>
      <a className={parts[call]} href={`tel:${number}`}>
        <IconPhone className={parts.icon} aria-hidden />
        {phoneLabels.call(formatPhone(phone))}
      </a>
      {isMobile(number) && (
        <a
          className={parts.outline}
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <IconBrandWhatsapp className={parts.icon} aria-hidden />
          {phoneLabels.whatsapp}
        </a>
      )}
    </>
  );
}
