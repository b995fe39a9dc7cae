import { type Cents, cents } from '@app/domain/shared/money';
import { sql } from 'drizzle-orm';
import { customType, uuid } from 'drizzle-orm/pg-core';

/** UUIDv7: sortable by time, so new rows land at the end of the index. */
export function idColumn() {
  return uuid('id').notNull().default(sql`uuidv7()`);
}

/** A moment on the world's clock. The company's zone turns it into a local time. */
export const instantColumn = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (instant) => instant.toString(),
  fromDriver: (text) => Temporal.Instant.from(text),
});

/** A day of the calendar, in no zone. */
export const dateColumn = customType<{ data: Temporal.PlainDate; driverData: string }>({
  dataType: () => 'date',
  toDriver: (date) => date.toString(),
  fromDriver: (text) => Temporal.PlainDate.from(text),
});

/** Compared byte by byte: no rule of a language is asked for each row. */
export const comparedTextColumn = customType<{ data: string }>({
  dataType: () => 'text collate "C"',
});

export const centsColumn = customType<{ data: Cents; driverData: string }>({
  dataType: () => 'bigint',
  toDriver: (amount) => String(amount),
  fromDriver: (amount) => cents(Number(amount)),
});
