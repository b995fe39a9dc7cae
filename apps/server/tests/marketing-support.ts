import { cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { clients } from '../src/modules/clients/clients.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import type { Salon } from './agenda-support.ts';
import { noon, type TestWorld } from './support.ts';

type Status = 'scheduled' | 'confirmed' | 'completed' | 'cancelled' | 'no_show';

/** Somebody in the book, as campaigns look at her; willing and with a phone unless it is said. */
export type Somebody = {
  name?: string;
  phone?: string;
  accepts?: boolean;
  active?: boolean;
  blocked?: boolean;
  birthDate?: Temporal.PlainDate | null;
  registeredDaysAgo?: number;
  /** By days from today; yesterday is -1. */
  visits?: { day: number; status?: Status; price?: number }[];
};

let phones = 0;
function nextPhone(): string {
  phones += 1;
  return `55119${String(80_000_000 + phones)}`;
}

/** Writes clients and their visits straight into the book; answers their ids. */
export async function knows(
  world: TestWorld,
  salon: Salon,
  people: readonly Somebody[],
): Promise<string[]> {
  return world.inCompany(salon.salon.companyId, async (scope) => {
    const ids: string[] = [];
    for (const person of people) ids.push(await know(scope, salon, person));
    return ids;
  });
}

async function know(scope: CompanyScope, salon: Salon, person: Somebody): Promise<string> {
  const { name = 'Cliente', phone = nextPhone(), registeredDaysAgo = 400 } = person;
  const [client] = await scope
    .insert(clients)
    .values({
      name,
      phone,
      phoneKey: phone === '' ? '' : phone.slice(2, 4) + phone.slice(-8),
      searchText: name.toLowerCase(),
      acceptsMarketing: person.accepts ?? true,
      active: person.active ?? true,
      blockedAt: person.blocked ? noon : null,
      birthDate: person.birthDate ?? null,
      createdAt: noon.subtract({ hours: 24 * registeredDaysAgo }),
    })
    .returning();
  if (!client) throw new Error('Nobody was stored');
  for (const { day, status = 'completed', price = 5000 } of person.visits ?? []) {
    const startTime = noon.add({ hours: 24 * day });
    const endTime = startTime.add({ hours: 1 });
    await scope.insert(appointments).values({
      clientId: client.id,
      professionalId: salon.ana,
      status,
      startTime,
      endTime,
      busyFrom: startTime,
      busyUntil: endTime,
      price: cents(price),
      overbooked: true,
      createdAt: startTime.subtract({ hours: 24 * 60 }),
    });
  }
  return client.id;
}
