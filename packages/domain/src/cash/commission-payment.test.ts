import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { advanceReturnsFit, byProfessional } from './commission-payment.ts';

const ana = (amount: number) => ({ professionalId: 'ana', amount: cents(amount) });
const bia = (amount: number) => ({ professionalId: 'bia', amount: cents(amount) });
const payable = {
  owed: [ana(2000), ana(1000), bia(5000)],
  advances: new Map([
    ['ana', cents(5000)],
    ['bia', cents(700)],
  ]),
};

test.each([
  ['nothing', [], true],
  ['all she gets', [ana(3000)], true],
  ['more than she gets', [ana(3001)], false],
  ['all her vales', [bia(700)], true],
  ['more than her vales', [bia(701)], false],
  ['twice, together too much', [bia(400), bia(400)], false],
  ['of somebody who is not paid', [{ professionalId: 'eva', amount: cents(1) }], false],
])('giving back %s', (_case, returns, fits) => {
  expect(advanceReturnsFit(returns, payable)).toBe(fits);
});

test('whoever is named twice gives back one sum', () => {
  expect(byProfessional([ana(100), bia(5), ana(20)])).toEqual([ana(120), bia(5)]);
});
