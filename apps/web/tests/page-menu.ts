import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

const MENU = { name: 'Mais ações' };

/** Takes what stands in the menu of a page. */
export async function chooseMore(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', MENU));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** What stands in the menu of a page, which may have none. */
export async function offeredMore(): Promise<string[]> {
  const opener = screen.queryByRole('button', MENU);
  if (!opener) return [];
  await userEvent.click(opener);
  const items = await screen.findAllByRole('menuitem');
  await userEvent.keyboard('{Escape}');
  return items.map(({ textContent }) => textContent);
}
