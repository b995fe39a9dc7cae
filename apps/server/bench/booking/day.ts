import { enough } from '../scale.ts';
import { type Call, countOutcomes, outcomeOf } from './calls.ts';
import { type BusySalon, wishOf } from './salon.ts';

const CLIENTS = enough(32, 4);

type SoldDay = {
  sellable: number;
  outcomes: Record<string, number>;
  /** Starts that were acknowledged, and how many of them more than once. */
  sold: number;
  soldTwice: number;
};

/** Everybody looks, takes any free time, and looks again until there is none. */
export async function sellDay(
  salon: BusySalon,
  call: Call,
  day: Temporal.PlainDate,
): Promise<SoldDay> {
  const professionalId = salon.professionalIds[1] ?? '';
  const base = `/api/public/companies/${salon.companyId}`;
  const wanted = `professionalId=${professionalId}&serviceIds=${salon.quickServiceId}&date=${day}`;
  const look = async (): Promise<string[]> => {
    const { status, body } = await call({ method: 'GET', path: `${base}/slots?${wanted}` });
    // What the contract promises.
    const slots = body as { startTime: string }[];
    if (status !== 200) throw new Error(`slots answered ${status}`);
    return slots.map(({ startTime }) => startTime);
  };

  const sellable = (await look()).length;
  const outcomes: string[] = [];
  const sold = new Map<string, number>();
  const client = async () => {
    for (let free = await look(); free.length > 0; free = await look()) {
      const startTime = free[Math.floor(Math.random() * free.length)] ?? '';
      const about = { professionalId, serviceIds: [salon.quickServiceId] };
      const body = wishOf(salon, startTime, about);
      const answer = await call({ method: 'POST', path: `${base}/appointments`, body });
      outcomes.push(outcomeOf(answer));
      if (answer.status === 201) sold.set(startTime, (sold.get(startTime) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const soldTwice = [...sold.values()].filter((times) => times > 1).length;
  return { sellable, outcomes: countOutcomes(outcomes), sold: sold.size, soldTwice };
}
