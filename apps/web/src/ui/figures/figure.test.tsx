import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { Figure } from './figure.tsx';
import { FigureList } from './figure-list.tsx';

test('a figure is a name with its value and change, and its label explains it', async () => {
  renderWithApi(
    <FigureList look="cards" label="Mês">
      <Figure label="Receita" value="R$ 90,00" hint="+10,0%" help="Tudo o que entrou." />
    </FigureList>,
  );

  expect(screen.getByRole('term').textContent).toBe('Receita');
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual(['R$ 90,00', '+10,0%']);
  await userEvent.click(screen.getByRole('button', { name: /Receita/ }));
  expect(await screen.findByText('Tudo o que entrou.')).toBeTruthy();
});

test('a figure that is on its way keeps its place, and its list says so', () => {
  const { container } = renderWithApi(
    <FigureList look="line" label="Soma" isOld>
      <Figure label="Entradas" value={null} />
    </FigureList>,
  );

  expect(container.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('definition').textContent).toBe('');
});
