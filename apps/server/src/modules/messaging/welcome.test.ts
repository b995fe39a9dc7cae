import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { welcomeJobs } from './welcome.jobs.ts';

const world = testWorld();

async function mailsTo(recipient: string) {
  const actor = { userId: null, requestId: 'test' };
  return world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(mails).where(eq(mails.recipient, recipient)),
  );
}

test('the owner of a new company is greeted by e-mail', async () => {
  await world.system.work();
  await world.tell.company('Salão da Bê', { name: 'Bê', email: 'be@salao.test' });

  await vi.waitFor(async () => expect(await mailsTo('be@salao.test')).toHaveLength(1), 20_000);
  const [mail] = await mailsTo('be@salao.test');
  expect(mail?.subject).toBe('Boas-vindas ao Hora Marcada, Bê');
  expect(mail?.text).toContain('http://localhost:3000/dashboard/services');
});

test('the greeting is written once, however often and however many workers try', async () => {
  const { scopes, mailer, logger, clock } = world.system;
  const barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  const announced = { companyName: 'Barbearia', ownerName: 'Zé', ownerEmail: 'ze@barbearia.test' };
  const [greet] = welcomeJobs(mailer, 'http://localhost:3000');
  const context = {
    scopes,
    actor: { userId: null, requestId: 'test' },
    now: clock(),
    logger,
  };

  const data = { companyId: barber.companyId, announced };
  await Promise.all(Array.from({ length: 5 }, () => greet?.run(context, data)));
  await greet?.run(context, data);

  expect(await mailsTo('ze@barbearia.test')).toHaveLength(1);
});
