import { CHANNELS, type Channel } from '@app/domain/messaging/skip-reason';
import { minutesOfDay } from '@app/domain/shared/local-time';
import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { timeText } from '../time-of-day.ts';
import type { SettingsDraftForm } from './messaging-settings.form.ts';
import { messagingSettingsLabels as labels, wayText } from './messaging-settings.labels.ts';

/** The orders that make sense to people; whoever set another by the interface keeps it. */
const ORDERS: readonly (readonly Channel[])[] = [
  ['whatsapp', 'email', 'link'],
  ['whatsapp', 'link'],
  ['whatsapp', 'email'],
  ['whatsapp'],
  ['email', 'whatsapp', 'link'],
  ['email'],
  ['link'],
];

export function WayFields({ form }: { form: SettingsDraftForm }) {
  return (
    <Stack gap="md">
      {(['noticeChannels', 'reminderChannels'] as const).map((name) => (
        <NativeSelect
          key={name}
          label={labels[name]}
          error={form.errors[name]}
          value={form.values[name].join()}
          onChange={({ currentTarget: { value } }) => form.setFieldValue(name, channelsIn(value))}
          data={ordersWith(form.values[name])}
        />
      ))}
    </Stack>
  );
}

function ordersWith(current: readonly Channel[]) {
  const isKnown = ORDERS.some((order) => order.join() === current.join());
  return (isKnown ? ORDERS : [...ORDERS, current]).map((order) => ({
    value: order.join(),
    label: wayText(order),
  }));
}

function channelsIn(value: string): Channel[] {
  return value.split(',').flatMap((name) => CHANNELS.find((channel) => channel === name) ?? []);
}

export function QuietFields({ form }: { form: SettingsDraftForm }) {
  return (
    <SimpleGrid cols={2} maw={320}>
      {(['quietFrom', 'quietUntil'] as const).map((name) => (
        <TimeField
          key={name}
          label={labels[name]}
          error={form.errors[name]}
          value={form.values[name] === '' ? null : minutesOfDay(form.values[name])}
          onChange={(minutes) => form.setFieldValue(name, timeText(minutes))}
        />
      ))}
    </SimpleGrid>
  );
}
