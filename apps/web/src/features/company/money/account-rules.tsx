import { type MoneyRules, moneyRules } from '@app/contract/company/company.contract';
import { LARGEST_ACCOUNT_LIMIT } from '@app/domain/company/money-rules';
import { type Cents, cents } from '@app/domain/shared/money';
import { Button, Fieldset, Group, Radio, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useChangeMoneyRules, useMoneyRules } from '../details/company.api.ts';
import { SettingsSection } from '../settings-section.tsx';
import { accountRulesLabels as labels } from './financial.labels.ts';

/** How far clients may owe, and who earns of a package. */
export function AccountRules() {
  return (
    <LoadBlock query={useMoneyRules()} skeleton={<Skeleton height={220} radius="lg" />}>
      {(rules) => (
        <SettingsSection title={labels.title} explanation={labels.explanation}>
          <RulesForm rules={rules} key={JSON.stringify(rules)} />
        </SettingsSection>
      )}
    </LoadBlock>
  );
}

type RulesDraft = Omit<MoneyRules, 'accountLimitCents'> & { accountLimitCents: Cents | null };

function RulesForm({ rules }: { rules: MoneyRules }) {
  const change = useChangeMoneyRules();
  const mayManage = useMay('company.manage');
  const form = useForm<RulesDraft>({
    initialValues: { ...rules, accountLimitCents: cents(rules.accountLimitCents) },
  });
  const names = { accountLimitCents: labels.limit, packageCommission: labels.commission };
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'account-rules', thing: 'own' }),
    send: ({ accountLimitCents, ...draft }) =>
      change.mutateAsync(moneyRules.parse({ ...draft, accountLimitCents: accountLimitCents ?? 0 })),
    saved: labels.saved,
    failed: labels.failed,
  });
  return (
    <PageForm saving={saving} names={names}>
      <Fieldset variant="unstyled" m={0} p={0} disabled={!mayManage}>
        <Stack gap="md">
          <MoneyField
            {...form.getInputProps('accountLimitCents')}
            label={labels.limit}
            description={labels.limitHelp}
            maximum={cents(LARGEST_ACCOUNT_LIMIT)}
            value={form.values.accountLimitCents}
          />
          <Radio.Group label={labels.commission} {...form.getInputProps('packageCommission')}>
            <Stack gap="xs" mt="xs">
              <Radio value="use" label={labels.use} />
              <Radio value="sale" label={labels.sale} />
            </Stack>
          </Radio.Group>
          {mayManage && (
            <Group>
              <Button type="submit" loading={saving.isSaving} disabled={!form.isDirty()}>
                {labels.save}
              </Button>
            </Group>
          )}
        </Stack>
      </Fieldset>
    </PageForm>
  );
}
