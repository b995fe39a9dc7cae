import { type GiftCardTermsForm, giftCardTerms } from '@app/contract/prepaid/orders.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { NumberInput, SimpleGrid, Switch, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { errorText } from '../../foundation/error-text.ts';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { useChangeGiftCardTerms } from './orders.api.ts';
import { termsLabels as labels } from './orders.labels.ts';

type TermsDraft = {
  sells: boolean;
  leastCents: Cents | null;
  mostCents: Cents | null;
  validDays: number | '';
};
type GiftTermsDialogProps = { terms: GiftCardTermsForm; onClose: () => void };

const names = {
  sells: labels.sells,
  leastCents: labels.least,
  mostCents: labels.most,
  validDays: labels.validDays,
};

const complaintsAbout = schemaResolver(giftCardTerms, { sync: true });

/** Which gift cards clients may order by the link. */
export default function GiftTermsDialog({ terms, onClose }: GiftTermsDialogProps) {
  const change = useChangeGiftCardTerms();
  const form = useForm<TermsDraft>({
    initialValues: draftOf(terms),
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'gift-terms', thing: 'own' }),
    send: (draft) => change(inputOf(draft)),
    saved: labels.saved,
    failed: errorText,
    done: onClose,
  });
  return (
    <FormDialog title={labels.title} size="md" saving={saving} names={names} onClose={onClose}>
      <Text c="dimmed">{labels.explanation}</Text>
      <Switch label={labels.sells} {...form.getInputProps('sells', { type: 'checkbox' })} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <MoneyField
          {...form.getInputProps('leastCents')}
          label={labels.least}
          value={form.values.leastCents}
        />
        <MoneyField
          {...form.getInputProps('mostCents')}
          label={labels.most}
          value={form.values.mostCents}
        />
        <NumberInput
          {...form.getInputProps('validDays')}
          label={labels.validDays}
          description={labels.validDaysHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
        />
      </SimpleGrid>
    </FormDialog>
  );
}

function draftOf({ leastCents, mostCents, validDays, sells }: GiftCardTermsForm): TermsDraft {
  return {
    sells,
    leastCents: cents(leastCents),
    mostCents: cents(mostCents),
    validDays: validDays ?? '',
  };
}

/** What is left empty and has to be there is no number, which the schema says. */
function inputOf({ sells, leastCents, mostCents, validDays }: TermsDraft): GiftCardTermsForm {
  return {
    sells,
    leastCents: leastCents ?? Number.NaN,
    mostCents: mostCents ?? Number.NaN,
    validDays: validDays === '' ? null : validDays,
  };
}
