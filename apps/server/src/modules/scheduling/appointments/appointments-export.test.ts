import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
  await book(salon, at(11, '09:00'), { notes: '=HYPERLINK("x";"y")' });
  const moved = await book(salon, at(11, '14:00'));
  await salon.api.scheduling.appointments.changeStatus({ id: moved.id, status: 'confirmed' });
});

async function exported(userId: string, filter = {}): Promise<string[]> {
  const file = await (await world.as(userId)).scheduling.appointments.exportCsv(filter);
  expect(file.name).toBe('agendamentos.csv');
  // The mark by which spreadsheets know the encoding, which reading as text drops.
  expect(new Uint8Array(await file.arrayBuffer()).subarray(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  );
  return (await file.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
}

test('the list goes out in the order of time, and runs no formula', async () => {
  expect(await exported(salon.salon.ownerId)).toEqual([
    'Data;Início;Término;Cliente;Profissional;Serviços;Status;Valor (R$);Desconto (R$);Origem;Observações;Telefone',
    `11/03/2026;09:00;10:00;María Antônia;Ana Júlia;Corte;Agendado;50,00;0,00;Equipe;"'=HYPERLINK(""x"";""y"")";(11) 98765-4321`,
    '11/03/2026;14:00;15:00;María Antônia;Ana Júlia;Corte;Confirmado;50,00;0,00;Equipe;;(11) 98765-4321',
  ]);
});

test.each([
  [{ status: 'confirmed' }, 1],
  [{ search: 'corte' }, 2],
  [{ search: 'ninguém' }, 0],
  [{ untilDate: '2000-01-01' }, 0],
] as const)('what the filter %j leaves goes out', async (filter, count) => {
  expect(await exported(salon.salon.ownerId, filter)).toHaveLength(1 + count);
});

test('a list of many pages goes out whole, each appointment once', async () => {
  const { salon: large, ana, maria } = await openSalon(world, 'Grande');
  await world.inCompany(large.companyId, (scope) =>
    scope.execute(sql`
      insert into appointments (professional_id, client_id, starts_at, ends_at, busy_from,
        busy_until, notes)
      select ${ana}, ${maria}, at, at + interval '1 hour', at, at + interval '1 hour', 'n' || n
      from generate_series(1, 2345) as n,
        lateral (select timestamptz '2030-01-01T00:00Z' + n * interval '1 hour' as at) as placed`),
  );
  const lines = await exported(large.ownerId);
  expect(new Set(lines).size).toBe(1 + 2345);
});

test.each(['receptionist', 'professional'] as const)(
  'a %s sees the list and takes none along',
  async (role) => {
    const person = { name: 'Rui', email: `${role}@salao.test` };
    const { list, exportCsv } = (await world.as(await salon.salon.isJoinedBy(person, role)))
      .scheduling.appointments;
    await list({});
    await expect(exportCsv({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  },
);

test('an outsider takes nothing along but her own', async () => {
  expect(await exported((await openSalon(world, 'Barbearia')).salon.ownerId)).toHaveLength(1);
});
