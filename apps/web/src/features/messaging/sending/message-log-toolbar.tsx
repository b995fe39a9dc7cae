import { MESSAGE_STATES } from '@app/domain/messaging/message-state';
import { OCCASIONS } from '@app/domain/messaging/occasion';
import { CHANNELS } from '@app/domain/messaging/skip-reason';
import { Stack } from '@mantine/core';
import { FilterChips } from '../../../ui/lists/filter-chips.tsx';
import type { FilterField } from '../../../ui/lists/filter-field.tsx';
import { FilterPanel } from '../../../ui/lists/filter-panel.tsx';
import { occasionText } from '../occasions.labels.ts';
import { channelText, messageLogFilterLabels as labels, stateText } from './message-log.labels.ts';
import { type MessageLogView, messageLogFilters } from './message-log-view.ts';

/** What the platform writes to companies is no filter of theirs. */
const occasions = OCCASIONS.filter((occasion) => !occasion.startsWith('company_'));

const fields: FilterField<keyof MessageLogView>[] = [
  { name: 'fromDate', label: labels.fromDate, notAfter: 'toDate', isHalf: true },
  { name: 'toDate', label: labels.toDate, notBefore: 'fromDate', isHalf: true },
  {
    name: 'state',
    label: labels.state,
    placeholder: labels.anyState,
    choices: MESSAGE_STATES.map((value) => ({ value, label: stateText[value] })),
  },
  {
    name: 'occasion',
    label: labels.occasion,
    placeholder: labels.anyOccasion,
    choices: occasions.map((value) => ({ value, label: occasionText[value] })),
  },
  {
    name: 'channel',
    label: labels.channel,
    placeholder: labels.anyChannel,
    choices: CHANNELS.map((value) => ({ value, label: channelText[value] })),
  },
];

type MessageLogToolbarProps = { view: MessageLogView; onView: (view: MessageLogView) => void };

export function MessageLogToolbar({ view, onView }: MessageLogToolbarProps) {
  const { clientId, campaignId } = view;
  const ofClient = setByLink('clientId', clientId, labels.client, labels.oneClient);
  const ofCampaign = setByLink('campaignId', campaignId, labels.campaign, labels.oneCampaign);
  const ofLinks = [...ofClient, ...ofCampaign];
  const filtering = { filters: messageLogFilters, view, onView, fields: [...fields, ...ofLinks] };
  return (
    <Stack gap="xs" align="flex-start">
      <FilterPanel {...filtering} />
      <FilterChips {...filtering} />
    </Stack>
  );
}

type Field = FilterField<keyof MessageLogView>;

/** Whoever came by a link takes it away here. */
function setByLink(
  name: Field['name'],
  value: string | undefined,
  label: string,
  chosen: string,
): Field[] {
  return value ? [{ name, label, choices: [{ value, label: chosen }], isOnlyChip: true }] : [];
}
