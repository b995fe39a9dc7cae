import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { contextOf, testWorld } from '../../../tests/support.ts';
import { currentSlugOf } from './short-links.steps.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});

const changeSlug = async (company: CompanyStory, slug: string) =>
  (await world.as(company.ownerId)).company.company.changeSlug({ slug });
const slugOf = async (company: CompanyStory) =>
  (await (await world.as(company.ownerId)).company.company.get()).slug;
const open = (slug: string) => currentSlugOf(contextOf(world.system, null), slug);

describe('a short link', () => {
  test.each(['salao', 'SALAO', 'Salao'])('/b/%s leads to the company', async (slug) => {
    expect(await open(slug)).toBe('salao');
  });

  test.each(['ninguem', 'salão', 'a\0b', 'x'.repeat(90), "';--"])(
    '/b/%s is an address that nobody has',
    async (slug) => {
      expect(await open(slug)).toBeNull();
    },
  );

  test('of a company that was closed leads nowhere', async () => {
    const gone = await world.tell.company('Fechado', { name: 'Fê', email: 'fe@fechado.test' });
    expect(await open('fechado')).toBe('fechado');
    await world.close(gone.companyId);
    expect(await open('fechado')).toBeNull();
  });

  test('goes on leading to the company after it chose another, and can be taken back', async () => {
    expect(await changeSlug(salon, ' Espaco-Be ')).toEqual({ slug: 'espaco-be' });
    expect(await slugOf(salon)).toBe('espaco-be');
    for (const slug of ['espaco-be', 'salao']) {
      expect(await open(slug)).toBe('espaco-be');
    }

    expect(await changeSlug(salon, 'salao')).toEqual({ slug: 'salao' });
    expect(await slugOf(salon)).toBe('salao');
  });

  test('that is the own one already may be chosen again', async () => {
    expect(await changeSlug(barber, 'barbearia')).toEqual({ slug: 'barbearia' });
  });

  test.each([
    ['is', 'salao'],
    ['was', 'espaco-be'],
  ])("cannot be what %s another company's", async (_case, slug) => {
    await expect(changeSlug(barber, slug)).rejects.toMatchObject({
      code: 'SLUG_TAKEN',
      message: 'Este endereço já é usado por outra empresa.',
    });
    expect(await slugOf(barber)).toBe('barbearia');
    expect(await open(slug)).toBe('salao');
  });

  test('goes to one of two companies that ask for it at once', async () => {
    const slug = 'disputado';
    const both = await Promise.allSettled([changeSlug(salon, slug), changeSlug(barber, slug)]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const slugs = [await slugOf(salon), await slugOf(barber)];
    expect(slugs.filter((held) => held === slug)).toHaveLength(1);
    expect(await open(slug)).toBe(slug);
  });

  test.each([
    ['be', 'Use pelo menos 3 caracteres'],
    ['x'.repeat(61), 'Use no máximo 60 caracteres'],
    ['salão', 'Use letras sem acento, números e hífens'],
    ['salao--be', 'Use letras sem acento, números e hífens'],
    ['../admin', 'Use letras sem acento, números e hífens'],
  ])('cannot be "%s"', async (slug, message) => {
    await expect(changeSlug(salon, slug)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: ['slug'], message })] },
    });
  });

  test('is not changed by whoever works at the counter', async () => {
    const person = { name: 'Rui', email: 'rui@salao.test' };
    const desk = await world.as(await salon.isJoinedBy(person, 'receptionist'));
    await expect(desk.company.company.changeSlug({ slug: 'meu' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('cannot be changed without end, not even back and forth', async () => {
    const hoarder = await world.tell.company('Cem', { name: 'Cem', email: 'cem@cem.test' });
    for (let count = 1; count <= 30; count++) await changeSlug(hoarder, `nome-${count % 2}`);
    await expect(changeSlug(hoarder, 'nome-2')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});

test('a company has ten addresses at most, and goes back to any of them', async () => {
  const salon = await world.tell.company('Salão Mutante', { name: 'Mu', email: 'mu@salao.test' });
  const first = 'salao-mutante';
  for (let number = 2; number <= 10; number += 1) await changeSlug(salon, `mutante-${number}`);

  await expect(changeSlug(salon, 'mutante-11')).rejects.toMatchObject({ code: 'TOO_MANY_SLUGS' });
  expect(await changeSlug(salon, first)).toEqual({ slug: first });
});
