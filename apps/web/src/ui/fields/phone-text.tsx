import { formatPhone } from '@app/domain/shared/phones';

/** A phone is read in one piece, wherever the line ends. */
export function PhoneText({ phone }: { phone: string }) {
  return (
    <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(phone)}
    </span>
  );
}
