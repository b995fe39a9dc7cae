import { setTimeout as pause } from 'node:timers/promises';

/** Gives up waiting after a while. What was asked may still be answered; nobody listens then. */
export async function withTimeout<Answer>(
  milliseconds: number,
  asked: Promise<Answer>,
): Promise<Answer> {
  const answered = new AbortController();
  const tooLate = pause(milliseconds, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`No answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    answered.abort();
  }
}
