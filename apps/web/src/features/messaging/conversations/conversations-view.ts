import { TALK_FILTERS, type TalkFilter } from '@app/domain/messaging/conversation';
import { idIn } from '../../../foundation/address-values.ts';

/** Which conversations are listed, and which of them is open. */
export type TalksView = { id: string | undefined; show: TalkFilter; search: string };

export const LONGEST_SEARCH = 120;

export function readTalksView(address: Record<string, unknown>): TalksView {
  const { id, show, search } = address;
  return {
    id: idIn(id),
    show: TALK_FILTERS.find((one) => one === show) ?? 'all',
    search: typeof search === 'string' ? search.slice(0, LONGEST_SEARCH) : '',
  };
}

/** What of it stands in the address: nothing that is as usual. */
export function talksSearch({ id, show, search }: TalksView) {
  return {
    id,
    show: show === 'all' ? undefined : show,
    search: search === '' ? undefined : search,
  };
}

/** The address of one of them: `search={openTalk(id)}`. */
export function openTalk(id: string) {
  return talksSearch({ id, show: 'all', search: '' });
}
