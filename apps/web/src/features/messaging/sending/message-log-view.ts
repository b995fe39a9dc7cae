import type { MessageFilters } from '@app/contract/messaging/sending.contract';
import { MESSAGE_STATES } from '@app/domain/messaging/message-state';
import { OCCASIONS } from '@app/domain/messaging/occasion';
import { CHANNELS } from '@app/domain/messaging/skip-reason';
import { dayIn, idIn, oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

export const messageLogFilters = filters({
  chosen: {
    fromDate: dayIn,
    /** The last day that belongs. */
    toDate: dayIn,
    state: oneOf(MESSAGE_STATES),
    occasion: oneOf(OCCASIONS),
    channel: oneOf(CHANNELS),
    clientId: idIn,
    campaignId: idIn,
  },
  days: ['fromDate', 'toDate'],
});
export type MessageLogView = FilteredView<typeof messageLogFilters>;

/** As the server is asked: its period ends before a day. */
export function askedOf({ toDate, search: _none, ...view }: MessageLogView): MessageFilters {
  const untilDate = toDate && Temporal.PlainDate.from(toDate).add({ days: 1 }).toString();
  return { ...view, ...(untilDate && { untilDate }) };
}
