import { expect, test } from './journey.ts';

test('a press that no key could do instead fails its journey by name', async ({ page }) => {
  await page.setContent(`
    <label>Porta <input type="checkbox"></label>
    <div role="listbox"><div role="option">Lista</div></div>
    <ul><li><a href="#janela" style="display: block">Janela</a></li></ul>
    <div onclick="void 0">Sala</div>
    <button tabindex="-1">Cadeira</button>
    <div inert><button>Espelho</button></div>`);
  for (const within of ['Porta', 'Lista', 'Janela']) await page.getByText(within).click();
  await page.getByRole('listitem').click();
  for (const beyond of ['Sala', 'Cadeira', 'Espelho']) {
    await expect(page.getByText(beyond).click()).rejects.toThrow(
      `A key gets to getByText('${beyond}')`,
    );
  }
});
