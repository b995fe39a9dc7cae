import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { users } from '../identity/accounts.table.ts';

// Others reach it, and it has no mail server: whatever it writes stays inside.
const world = testWorld({ variables: { PUBLIC_URL: 'https://hora.test' } });
const email = 'eva@salao.test';
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão da Bê', { name: 'Bê', email: 'be@salao.test' });
});

test('the inviter is handed a link that works, and a newer one ends it', async () => {
  const { invitations } = (await world.as(salon.ownerId)).team;
  const { id, link } = await invitations.create({ email, role: 'receptionist' });
  const token = link?.replace('https://hora.test/convite/', '') ?? '';
  const visitor = (await world.as()).team.invitations;
  expect(await visitor.show({ token })).toMatchObject({ email });

  const again = await invitations.resend({ id });
  expect(again.link).toMatch(/^https:\/\/hora\.test\/convite\/[\w-]{43}$/);
  await expect(visitor.show({ token })).rejects.toMatchObject({ code: 'INVITATION_NOT_VALID' });
});

test('a link that went through other hands proves no e-mail, nor is a new one called sent', async () => {
  const { invitations } = (await world.as(salon.ownerId)).team;
  const { link } = await invitations.create({ email, role: 'receptionist' });
  const token = link?.split('/').at(-1) ?? '';
  const visitor = (await world.as()).team.invitations;
  await visitor.acceptAsNewcomer({ token, name: 'Eva Prado', password: 'tres-gatos-na-varanda' });

  const actor = { userId: null, requestId: 'test' };
  const [eva] = await world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(users).where(eq(users.email, email)),
  );
  expect(eva?.emailVerified).toBe(false);
  const { profile } = (await world.as(eva?.id)).identity;
  expect(await profile.sendConfirmation()).toEqual({ sent: false });
});
