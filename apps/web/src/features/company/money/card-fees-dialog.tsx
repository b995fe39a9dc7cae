import type { FeeRuleForm, MethodFees } from '@app/contract/company/card-fees.contract';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { type FeesForm, useFeesForm } from './card-fees.form.ts';
import {
  allRulesText,
  cardFeesNames,
  feesTitle,
  cardFeesLabels as labels,
} from './card-fees.labels.ts';
import { FEE_EXAMPLES } from './fee-examples.ts';
import { draftOf, emptyRule } from './fee-rule-draft.ts';
import { FeeRuleFields } from './fee-rule-fields.tsx';

type CardFeesDialogProps = {
  name: string;
  fees: MethodFees;
  onClose: () => void;
};

/** What the machine keeps of one way of paying, and when it pays. */
export default function CardFeesDialog({ name, fees, onClose }: CardFeesDialogProps) {
  const { saving, merged } = useFeesForm(fees, onClose);
  const { form } = saving;
  const [isExample, setIsExample] = useState(false);
  const useExample = (example: readonly FeeRuleForm[]) => {
    setIsExample(true);
    form.setFieldValue('rules', example.map(draftOf));
  };
  return (
    <FormDialog
      title={feesTitle(name)}
      size="lg"
      saving={saving}
      merged={merged}
      names={cardFeesNames}
      textOf={allRulesText}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {labels.explanation}
        </Text>
        {fees.rules.length === 0 && <Examples onUse={useExample} />}
        {isExample && (
          <Alert icon={<IconInfoCircle size={20} />} color="yellow" role="status">
            {labels.exampleNote}
          </Alert>
        )}
        {form.values.rules.map((rule, place) => (
          <FeeRuleFields key={rule.key} form={form} place={place} />
        ))}
        <AddRule form={form} />
      </Stack>
    </FormDialog>
  );
}

function Examples({ onUse }: { onUse: (example: readonly FeeRuleForm[]) => void }) {
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {labels.examples}
      </Text>
      <Button variant="default" onClick={() => onUse(FEE_EXAMPLES.debit)}>
        {labels.debitExample}
      </Button>
      <Button variant="default" onClick={() => onUse(FEE_EXAMPLES.credit)}>
        {labels.creditExample}
      </Button>
    </Group>
  );
}

function AddRule({ form }: { form: FeesForm }) {
  const { rules } = form.values;
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} />}
        onClick={() => form.insertListItem('rules', emptyRule(rules))}
      >
        {labels.add}
      </Button>
    </Group>
  );
}
