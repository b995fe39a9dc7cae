import { useUnreadTalks } from './conversations.api.ts';
import { countShown, unreadTalksText } from './unread.labels.ts';

/** How many conversations have something unread, as the menu shows it; `null` for none. */
export function useUnreadCount(): { count: string; words: string } | null {
  const count = useUnreadTalks();
  return count === 0 ? null : { count: countShown(count), words: unreadTalksText(count) };
}
