import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { buildPixCode, txidOf } from '@app/domain/cash/pix-code';
import { type Cents, formatMoney } from '@app/domain/shared/money';
import { Text, TextInput, UnstyledButton } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { requestKey } from '../../../foundation/request-key.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { QrCode } from '../../../ui/barcode/qr-code.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { pixLabels as labels, settleLabels } from './settle.labels.ts';
import classes from './settle.module.css';
import { SettlePixScreen } from './settle-pix-screen.tsx';

type SettlePixProps = {
  pix: CashChoices['pix'];
  amount: Cents;
  paidFor: string;
  /** Whether the payment stood there before: otherwise it opens with what is usual. */
  wasShown: RefObject<boolean>;
};

/** The client pays with her bank's app; nobody tells us, so somebody looks there first. */
export function SettlePix({ pix, amount, paidFor, wasShown }: SettlePixProps) {
  const [attempt] = useState(requestKey);
  const [isLarge, setIsLarge] = useState(false);
  const place = useSeen<HTMLDivElement>(wasShown);
  if (!pix) return <NoKey />;
  const { key, name, city } = pix;
  const txid = txidOf({ appointmentId: paidFor, attempt });
  const code = buildPixCode({ key, name, city, amount, txid });
  return (
    <div className={classes.pix}>
      <div className={classes.qrPlace} ref={place}>
        <QrCode
          className={classes.qr}
          content={code}
          label={`${labels.image}, ${formatMoney(amount)}`}
        />
        <UnstyledButton
          className={classes.enlarge}
          aria-label={labels.enlarge}
          onClick={() => setIsLarge(true)}
        />
      </div>
      {isLarge && (
        <SettlePixScreen
          code={code}
          amount={amount}
          name={name}
          onClose={() => setIsLarge(false)}
        />
      )}
      <div className={classes.pixWords}>
        <TextInput
          label={labels.code}
          readOnly
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton label={labels.copy} text={code} failure={labels.copyFailed} />
        <Text size="xs" c="dimmed">
          {labels.confirm}
        </Text>
      </div>
    </div>
  );
}

function NoKey() {
  const mayManage = useMay('company.manage');
  return (
    <div className={classes.hint}>
      <Text size="sm">{mayManage ? labels.noKey : labels.noKeyForOthers}</Text>
      {mayManage && (
        <LinkButton variant="default" to="/dashboard/settings" search={{ tab: 'financial' }}>
          {settleLabels.openSettings}
        </LinkButton>
      )}
      <Text size="xs" c="dimmed">
        {labels.confirm}
      </Text>
    </div>
  );
}

/**
 * What has just come is brought before the eyes: the client looks at it over the counter. Not where a
 * sheet has just opened on a phone: what is paid for is read first.
 */
function useSeen<Place extends HTMLElement>(wasShown: RefObject<boolean>) {
  const place = useRef<Place>(null);
  const isPhone = useIsPhone();
  const bring = useEffectEvent(() => {
    if (wasShown.current || !isPhone) place.current?.scrollIntoView?.({ block: 'nearest' });
  });
  useEffect(() => bring(), []);
  return place;
}
