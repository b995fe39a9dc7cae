import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { PaymentMethodKind } from '@app/domain/company/payment-method';
import { Chip, Input } from '@mantine/core';
import { IconCash, IconCreditCard, IconQrcode, IconWallet } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { type PaymentForm, wrongField } from './payment.form.ts';
import { settleLabels as labels } from './settle.labels.ts';
import classes from './settle.module.css';
import type { ShownPart } from './settle-draft.ts';

const iconOf: Record<PaymentMethodKind, typeof IconCash> = {
  cash: IconCash,
  pix: IconQrcode,
  card: IconCreditCard,
  other: IconWallet,
};

type SettleMethodsProps = {
  form: PaymentForm;
  part: ShownPart;
  place: number;
  choices: CashChoices;
};

/** One tile for each way of paying. The keyboard begins at the one that is chosen, else at the first. */
export function SettleMethods({ form, part, place, choices }: SettleMethodsProps) {
  const { paymentMethods } = choices;
  const field = wrongField(form, `parts.${place - 1}.paymentMethodId`);
  const chosen = paymentMethods.find(({ id }) => id === part.paymentMethodId) ?? paymentMethods[0];
  const isStart = (id: string) => form.beginsWith !== 'cart' && place === 1 && id === chosen?.id;
  const start = useKeyboardStart();
  return (
    <Input.Wrapper
      label={labels.method}
      required
      labelElement="div"
      error={field.error}
      role="radiogroup"
      aria-label={labels.method}
    >
      <Chip.Group
        value={part.paymentMethodId}
        onChange={(paymentMethodId) => form.changePart(part.key, { paymentMethodId })}
      >
        <div className={classes.methods} data-missing={field.error || undefined}>
          {paymentMethods.map(({ id, name, kind }) => (
            <Chip
              key={id}
              value={id}
              classNames={{
                root: classes.tile,
                label: classes.method,
                iconWrapper: classes.noTick,
              }}
              name={`method-${part.key}`}
              ref={isStart(id) ? start : null}
              data-autofocus={isStart(id) || undefined}
              data-path={id === chosen?.id ? field['data-path'] : undefined}
            >
              <MethodIcon kind={kind} />
              {name}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </Input.Wrapper>
  );
}

/** On a phone the sheet stays at its top: what is paid for is read before how it is paid. */
function useKeyboardStart(): RefObject<HTMLInputElement | null> {
  const start = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const begin = useEffectEvent(() => start.current?.focus({ preventScroll: isPhone }));
  useEffect(() => begin(), []);
  return start;
}

function MethodIcon({ kind }: { kind: PaymentMethodKind }) {
  const Icon = iconOf[kind];
  return <Icon size={22} stroke={1.75} aria-hidden />;
}
