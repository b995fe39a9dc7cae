import type { StoredMoneyRules } from '@app/contract/company/company.contract';
import { LARGEST_ACCOUNT_LIMIT } from '@app/domain/company/money-rules';
import { cents } from '@app/domain/shared/money';
import { Button, Fieldset, Group, Radio, Skeleton, Stack } from '@mantine/core';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { MergedNotice } from '../../../ui/dialogs/merged-notice.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useMoneyRules } from '../details/company.api.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useAccountRulesForm } from './account-rules.form.ts';
import { accountRulesLabels as labels, ruleValueText } from './financial.labels.ts';

/** How far clients may owe, and who earns of a package. */
export function AccountRules() {
  return (
    <LoadBlock query={useMoneyRules()} skeleton={<Skeleton height={220} radius="lg" />}>
      {(rules) => (
        <SettingsSection title={labels.title} explanation={labels.explanation}>
          <RulesForm rules={rules} />
        </SettingsSection>
      )}
    </LoadBlock>
  );
}

const names = {
  accountLimitCents: labels.limit,
  packageCommission: labels.commission,
};

function RulesForm({ rules }: { rules: StoredMoneyRules }) {
  const { saving, merged } = useAccountRulesForm(rules);
  const { form } = saving;
  const mayManage = useMay('company.manage');
  return (
    <PageForm saving={saving}>
      <MergedNotice merged={merged} names={names} textOf={ruleValueText} />
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
