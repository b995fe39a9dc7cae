import { expect, test } from 'vitest';
import { notePageLoads } from '../../../tests/support.tsx';
import { showCompany, shownCompany } from './shown-company.ts';

test('another company than the one on the screen starts the page over', () => {
  const load = notePageLoads();
  showCompany('salao');
  showCompany('salao');
  showCompany(null);
  showCompany('salao');
  expect(load).not.toHaveBeenCalled();

  showCompany('barbearia');
  expect(shownCompany()).toBe('barbearia');
  expect(load).toHaveBeenCalledOnce();
});
