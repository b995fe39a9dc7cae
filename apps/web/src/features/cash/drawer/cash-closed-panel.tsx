import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { Button, Card, Text, Textarea, ThemeIcon, Title } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { closedLabels as labels } from './cash.labels.ts';
import classes from './cash.module.css';
import { useOpeningForm } from './opening.form.ts';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

export function CashClosedPanel() {
  const mayOperate = useMay('cash.operate');
  return (
    <Card component="section" aria-label={labels.title} className={classes.closed}>
      <div className={classes.closedWords}>
        <ThemeIcon size={44} radius="xl" variant="light" color="gray">
          <IconLock size={22} />
        </ThemeIcon>
        <div>
          <Title order={2}>{labels.title}</Title>
          <Text c="dimmed" mt={4}>
            {mayOperate ? labels.explanation : labels.readerExplanation}
          </Text>
        </div>
      </div>
      {mayOperate && <OpeningForm />}
    </Card>
  );
}

function OpeningForm() {
  const saving = useOpeningForm();
  const { form, failure, isSaving } = saving;
  return (
    <PageForm saving={saving} className={classes.openingForm}>
      <MoneyField
        {...form.getInputProps('openingAmountCents')}
        label={labels.openingAmount}
        description={labels.openingHelp}
        required
        maximum={maximum}
        value={form.values.openingAmountCents}
      />
      <Textarea
        {...form.getInputProps('notes')}
        label={labels.notes}
        minRows={1}
        maxLength={TRANSACTION_LIMITS.notesLength}
      />
      <FailureText>{failure}</FailureText>
      <Button type="submit" loading={isSaving} leftSection={<IconLockOpen size={18} />}>
        {labels.open}
      </Button>
    </PageForm>
  );
}
