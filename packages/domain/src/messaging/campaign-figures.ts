/** Hours of the day under which messages are counted; each holds three hours. */
export const TIME_SLOTS = [9, 12, 15, 18, 21] as const;
export type TimeSlot = (typeof TIME_SLOTS)[number];

/** The night before nine goes to the first. */
export function timeSlotOf(hour: number): TimeSlot {
  return TIME_SLOTS.findLast((slot) => slot <= hour) ?? TIME_SLOTS[0];
}

/** How long after a message a booking is owed to it. */
export const CONVERSION_DAYS = 7;

export type MessageCounts = {
  sent: number;
  /** Delivered or read. `null`: the gateway tells nothing of it. */
  arrived: number | null;
  /** Different people, and those of them who booked afterwards. */
  recipients: number;
  converted: number;
};

/** What is not known is `null`; nothing is estimated. */
export type CampaignFigures = {
  sent: number;
  deliveryRate: number | null;
  reached: number;
  conversionRate: number | null;
};

export function figuresOf({
  sent,
  arrived,
  recipients,
  converted,
}: MessageCounts): CampaignFigures {
  return {
    sent,
    deliveryRate: arrived === null ? null : rate(arrived, sent),
    reached: recipients,
    conversionRate: rate(converted, recipients),
  };
}

function rate(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** The change against the time before, as a part of it; `null` where nothing can be compared. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null;
  return (now - before) / before;
}

/** Whether a booking made at a moment is owed to a message sent at another. */
export function isConversion(sentAt: Temporal.Instant, bookedAt: Temporal.Instant): boolean {
  const end = sentAt.add({ hours: CONVERSION_DAYS * 24 });
  const isAfter = Temporal.Instant.compare(bookedAt, sentAt) >= 0;
  return isAfter && Temporal.Instant.compare(bookedAt, end) < 0;
}
