import type { Birthdays } from '@app/contract/messaging/birthdays.contract';
import { Card, Fieldset, Skeleton, Stack } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PartHeader } from '../../../ui/part-header.tsx';
import { SettingsForm } from '../../company/settings-form.tsx';
import { useBirthdayForm } from './birthday.form.ts';
import { BirthdayFields } from './birthday-fields.tsx';
import { BirthdayLog } from './birthday-log.tsx';
import { BirthdayTest } from './birthday-test.tsx';
import { useBirthdays } from './birthdays.api.ts';
import { fieldNames, birthdayLabels as labels } from './birthdays.labels.ts';

/** Messages on birthdays: when, in which words, and what became of them. */
export default function BirthdaysPanel() {
  const query = useBirthdays();
  return (
    <Stack gap="xl">
      <PartHeader explanation={labels.explanation} />
      <LoadBlock query={query} skeleton={<Skeleton height={420} radius="md" />}>
        {(stored) => <Settings stored={stored} />}
      </LoadBlock>
      <BirthdayLog />
    </Stack>
  );
}

function Settings({ stored }: { stored: Birthdays }) {
  const mayManage = useMay('messages.manage');
  const { saving, merged, discard } = useBirthdayForm(stored);
  const { form } = saving;
  return (
    <>
      <Runs stored={stored} />
      <SettingsForm saving={saving} merged={merged} names={fieldNames} onDiscard={discard}>
        <Card padding="md">
          <Fieldset variant="unstyled" m={0} p={0} disabled={!mayManage}>
            <BirthdayFields form={form} usualMessage={stored.usualMessage} />
          </Fieldset>
        </Card>
      </SettingsForm>
      {mayManage && <BirthdayTest />}
    </>
  );
}

function Runs({ stored: { nextRunAt, lastRunAt } }: { stored: Birthdays }) {
  const timezone = useTimezone();
  const said = (moment: string | null) => (moment ? formatInstant(moment, timezone) : labels.none);
  return (
    <FigureList look="line" label={labels.runs}>
      <Figure label={labels.next} value={said(nextRunAt)} />
      <Figure label={labels.last} value={said(lastRunAt)} />
    </FigureList>
  );
}
