import { countShown } from '../conversations/unread.labels.ts';
import { useByHandCount } from './by-hand-count.api.ts';
import { toSendText } from './to-send.labels.ts';

/** How many messages wait for a person, as the menu shows it; `null` for none. */
export function useToSendCount(): { count: string; words: string } | null {
  const count = useByHandCount();
  return count === 0 ? null : { count: countShown(count), words: toSendText(count) };
}
