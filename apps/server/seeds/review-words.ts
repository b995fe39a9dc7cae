import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { showRating } from '../src/modules/company/company.commands.ts';
import { reviews } from '../src/modules/reviews/reviews.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import { insertAll } from './bulk-insert.ts';
import { type Chance, chanceFrom, idAt } from './chance.ts';
import type { Inside } from './inside.ts';

export type ReviewWords = {
  /** What clients of the last months said of their visits, which visitors may read. */
  isReviewed(story: ReviewStory): Promise<void>;
};
export type ReviewStory = {
  days: number;
  /** So many of a hundred visits were reviewed. */
  inHundred: number;
  /** What was said, by how many stars it came with; an empty one is no comment. */
  said: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;
  /** What the company answers to whoever was not content. */
  answer: string;
};

const REVIEW_SEED = 31;
/** Most are content: five stars come three times as often as four. */
const STARS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 5, 5, 4, 5, 2, 5, 5, 4, 5, 1] as const;

export function reviewWords({ within, now }: Inside): ReviewWords {
  return {
    isReviewed: (story) =>
      within(async (scope) => {
        const chance = chanceFrom(REVIEW_SEED);
        const { status, startTime, clientId, endTime, id } = appointments;
        const visits = await scope
          .select()
          .from(appointments)
          .where(
            and(
              eq(status, 'completed'),
              isNotNull(clientId),
              gte(startTime, now.subtract({ hours: story.days * 24 })),
            ),
          )
          .orderBy(endTime, id);
        const rows = visits
          .filter(() => chance.happens(story.inHundred))
          .flatMap((visit) => reviewOf(visit, { story, chance, now }));
        if (rows.length > 0) await insertAll(scope, reviews, rows);
        await showRating(scope);
      }),
  };
}

type Telling = { story: ReviewStory; chance: Chance; now: Temporal.Instant };

function reviewOf(visit: typeof appointments.$inferSelect, { story, chance, now }: Telling) {
  const { id: appointmentId, clientId, professionalId, endTime } = visit;
  const createdAt = endTime.add({ minutes: 120 + chance.below(24 * 60) });
  if (clientId === null || Temporal.Instant.compare(createdAt, now) > 0) return [];
  const rating = chance.pick(STARS);
  const comment = chance.pick(story.said[rating]);
  const isAnswered = rating <= 3 && chance.happens(60);
  const answeredAt = createdAt.add({ hours: 3 });
  const answer = isAnswered && Temporal.Instant.compare(answeredAt, now) < 0 ? story.answer : '';
  return [
    {
      id: idAt(createdAt, chance),
      appointmentId,
      clientId,
      professionalId,
      rating,
      comment,
      createdAt,
      answer,
      answeredAt: answer ? answeredAt : null,
      version: 1,
    },
  ];
}
