import { CHANGES_HEADER, LIVE_TOPICS, type LiveTopic } from '@app/contract/shared/live-topics';

/** A list that somebody changed; the request is known where one alone did it. */
export type Change = { topic: LiveTopic; requestId: string | null };

/** A list that is slow to arrive keeps nobody in front of a form that is stored. */
const longestWait = 400;

export type OwnChanges = {
  /** Takes notice of what an answer says about the write that it answers. */
  note(changes: readonly Change[]): void;
  /** Asks again for what was noted. Whoever waits sees the new list, unless it takes long. */
  settle(): Promise<void>;
};

/** What this tab changed itself, until the lists on its screen show it. */
export function createOwnChanges(refresh: (change: Change) => Promise<unknown>): OwnChanges {
  let noted: Change[] = [];

  async function settle(): Promise<void> {
    const changes = noted;
    noted = [];
    if (changes.length === 0) return;
    const wait = new Promise((resolve) => setTimeout(resolve, longestWait));
    await Promise.race([Promise.all(changes.map(refresh)), wait]);
  }

  return {
    note(changes) {
      if (changes.length === 0) return;
      noted.push(...changes);
      // For whoever calls without a mutation, which would settle it after its own steps.
      setTimeout(settle);
    },
    settle,
  };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export function changesIn(headers: Headers): Change[] {
  const said = String(headers[CHANGES_HEADER] ?? '').split(' ');
  const requestId = String(headers['x-request-id'] ?? '') || null;
  return LIVE_TOPICS.filter((topic) => said.includes(topic)).map((topic) => ({ topic, requestId }));
}
