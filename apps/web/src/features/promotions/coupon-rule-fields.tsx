import {
  Chip,
  Collapse,
  Group,
  Input,
  MultiSelect,
  SimpleGrid,
  Stack,
  Switch,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FoldButton } from '../../ui/fold-button.tsx';
import { useServices } from '../catalog/services/services.api.ts';
import type { CouponDraft, CouponDraftForm } from './coupon.form.ts';
import classes from './coupon-rule-fields.module.css';
import { couponFieldLabels as labels, rulesText, shortWeekdays } from './coupons.labels.ts';

type RuleFieldsProps = { form: CouponDraftForm };

/** Most coupons have no rules: they are folded away until somebody wants one, or one is wrong. */
export function CouponRuleFields({ form }: RuleFieldsProps) {
  const rules = useRulesText(form.values);
  const [isUnfolded, { toggle }] = useDisclosure(hasRules(form.values));
  const isOpen = isUnfolded || 'validFrom' in form.errors || 'serviceIds' in form.errors;
  return (
    <div>
      <FoldButton
        isOpen={isOpen}
        text={labels.rules}
        label={labels.rules}
        className={classes.fold}
        onToggle={toggle}
      />
      {!isOpen && rules && <Input.Description>{rules}</Input.Description>}
      <Collapse expanded={isOpen}>{isOpen && <Rules form={form} />}</Collapse>
    </div>
  );
}

function Rules({ form }: RuleFieldsProps) {
  return (
    <Stack gap="md" className={classes.rules}>
      <ClientRules form={form} />
      <Weekdays form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <FirstDay form={form} />
      </SimpleGrid>
      <LoweredServices form={form} />
    </Stack>
  );
}

function hasRules({ firstVisitOnly, birthdayMonthOnly, ...rules }: CouponDraft): boolean {
  const { weekdays, validFrom, serviceIds } = rules;
  const lists = weekdays.length + serviceIds.length > 0;
  return firstVisitOnly || birthdayMonthOnly || lists || validFrom !== null;
}

function useRulesText({ serviceIds, ...draft }: CouponDraft): string {
  const { data: known = [] } = useServices({ enabled: serviceIds.length > 0 });
  return rulesText({ ...draft, services: known.filter(({ id }) => serviceIds.includes(id)) });
}

function ClientRules({ form }: RuleFieldsProps) {
  return (
    <>
      <Switch
        label={labels.firstVisitOnly}
        description={labels.firstVisitOnlyHelp}
        {...form.getInputProps('firstVisitOnly', { type: 'checkbox' })}
      />
      <Switch
        label={labels.birthdayMonthOnly}
        description={labels.birthdayMonthOnlyHelp}
        {...form.getInputProps('birthdayMonthOnly', { type: 'checkbox' })}
      />
    </>
  );
}

function Weekdays({ form }: RuleFieldsProps) {
  return (
    <Input.Wrapper
      label={labels.weekdays}
      labelElement="div"
      description={labels.weekdaysHelp}
      inputWrapperOrder={['label', 'description', 'input']}
    >
      <Chip.Group
        multiple
        value={form.values.weekdays.map(String)}
        onChange={(days) => form.setFieldValue('weekdays', days.map(Number).toSorted())}
      >
        <Group gap={6} mt={6} role="group" aria-label={labels.weekdays}>
          {shortWeekdays.map((day, weekday) => (
            <Chip key={day} value={String(weekday)} size="xs" classNames={{ label: classes.day }}>
              {day}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

function FirstDay({ form }: RuleFieldsProps) {
  return (
    <DateField
      {...form.getInputProps('validFrom')}
      label={labels.validFrom}
      description={labels.validFromHelp}
      // Besides the date it is: so half a date is not saved as none.
      onInput={(event) => form.setFieldValue('typedValidFrom', event.currentTarget.value)}
    />
  );
}

function LoweredServices({ form }: RuleFieldsProps) {
  const { data: services = [] } = useServices();
  const chosen = form.values.serviceIds;
  const offered = services.filter(({ id, active }) => active || chosen.includes(id));
  return (
    <MultiSelect
      {...form.getInputProps('serviceIds')}
      label={labels.serviceIds}
      description={labels.serviceIdsHelp}
      placeholder={chosen.length === 0 ? labels.allServices : ''}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      clearable
    />
  );
}
