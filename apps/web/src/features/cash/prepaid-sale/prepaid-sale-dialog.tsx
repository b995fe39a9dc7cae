import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { Settlement } from '@app/contract/cash/settlements.contract';
import { GIFT_CARD_LIMITS } from '@app/domain/prepaid/gift-card';
import { type Cents, cents } from '@app/domain/shared/money';
import { NumberInput, Select, Skeleton, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { moneyText } from '../../../foundation/format.ts';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useSellers } from '../cart/cart.api.ts';
import { useCashChoices } from '../drawer/cash.api.ts';
import { OpenCashDialog } from '../drawer/open-cash-dialog.tsx';
import { saleLabels } from '../sale/sale.labels.ts';
import { type PrepaidSaleDraft, usePrepaidSaleForm } from './prepaid-sale.form.ts';
import {
  prepaidFieldLabels as labels,
  type PrepaidKind,
  prepaidSaleLabels,
} from './prepaid-sale.labels.ts';

export type PrepaidSaleProps = {
  kind: PrepaidKind;
  /** Whose it is; a gift card may be anybody's. */
  clientId: string | null;
  /** What she owes, where that is known. */
  amountCents?: Cents | null;
  onClose: () => void;
  onSold?: (settlement: Settlement) => void;
};

/** Takes money for what is used later: a package, a gift card, the client's account. */
export default function PrepaidSaleDialog(props: PrepaidSaleProps) {
  const { title } = prepaidSaleLabels[props.kind];
  const choices = useCashChoices();
  const skeleton = <Skeleton height={240} />;
  return (
    <OpenCashDialog
      labels={{ title, cashClosed: labels.cashClosed }}
      skeleton={skeleton}
      onClose={props.onClose}
    >
      {(onCashClosed) => (
        <LoadBlock query={choices} skeleton={skeleton}>
          {(offered) => <Selling {...props} choices={offered} onCashClosed={onCashClosed} />}
        </LoadBlock>
      )}
    </OpenCashDialog>
  );
}

type SellingProps = PrepaidSaleProps & {
  choices: CashChoices;
  onCashClosed: (reason: string) => void;
};

function Selling(props: SellingProps) {
  const { list } = useApi().prepaid.packages;
  const packages = useQuery({ ...list.queryOptions(), enabled: props.kind === 'package' });
  if (props.kind !== 'package') return <SaleForm {...props} packages={[]} />;
  return (
    <LoadBlock query={packages} skeleton={<Skeleton height={240} />}>
      {(known) => <SaleForm {...props} packages={known.filter(({ active }) => active)} />}
    </LoadBlock>
  );
}

type FormProps = SellingProps & Pick<Parameters<typeof usePrepaidSaleForm>[0], 'packages'>;

function SaleForm({ kind, onClose, onSold, amountCents = null, ...props }: FormProps) {
  const saving = usePrepaidSaleForm({
    ...props,
    kind,
    amountCents,
    onSold: (settlement) => {
      onClose();
      onSold?.(settlement);
    },
  });
  const { form } = saving;
  if (kind === 'package' && props.packages.length === 0) return <Text>{labels.noPackages}</Text>;
  return (
    <DialogForm saving={saving} confirm={prepaidSaleLabels[kind].confirm}>
      {kind === 'package' ? (
        <Select
          {...form.getInputProps('packageId')}
          label={labels.package}
          placeholder={labels.choose}
          required
          allowDeselect={false}
          data={props.packages.map(({ id, name, priceCents }) => ({
            value: id,
            label: `${name} · ${moneyText(priceCents)}`,
          }))}
        />
      ) : (
        <MoneyField
          {...form.getInputProps('amountCents')}
          label={labels.amount}
          required
          data-autofocus
          maximum={cents(1_000_000_00)}
          value={form.values.amountCents}
        />
      )}
      {kind === 'gift_card' && <GiftFields form={form} />}
      {kind === 'package' && <SellerField form={form} />}
      <Select
        {...form.getInputProps('paymentMethodId')}
        label={labels.method}
        placeholder={labels.choose}
        required
        allowDeselect={false}
        data={props.choices.paymentMethods.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </DialogForm>
  );
}

function SellerField({ form }: { form: UseFormReturnType<PrepaidSaleDraft> }) {
  return (
    <Select
      {...form.getInputProps('sellerId')}
      label={saleLabels.seller}
      placeholder={saleLabels.noSeller}
      data={useSellers()}
      clearable
      searchable
    />
  );
}

function GiftFields({ form }: { form: UseFormReturnType<PrepaidSaleDraft> }) {
  return (
    <>
      <TextInput
        {...form.getInputProps('recipientName')}
        label={labels.recipient}
        description={labels.recipientHelp}
        maxLength={GIFT_CARD_LIMITS.recipientLength}
      />
      <Textarea
        {...form.getInputProps('message')}
        label={labels.message}
        autosize
        minRows={1}
        maxLength={GIFT_CARD_LIMITS.messageLength}
      />
      <NumberInput
        {...form.getInputProps('validDays')}
        label={labels.validDays}
        description={labels.validDaysHelp}
        allowDecimal={false}
        allowNegative={false}
        min={1}
        max={GIFT_CARD_LIMITS.validDays}
        inputMode="numeric"
      />
    </>
  );
}
