import { expect, test } from 'vitest';
import { type MailContent, mailHtml, mailOf, mailText } from './mail-layout.ts';
import { PRODUCT, signedBy } from './mail-message.ts';

const content: MailContent = {
  title: 'Crie uma nova senha',
  paragraphs: ['Olá, Ana!', 'O link vale por 1 hora.'],
  action: { label: 'Criar nova senha', url: 'https://exemplo.com.br/senha?a=1&b=2' },
};

test('shows the title, the paragraphs and the button', () => {
  const html = mailHtml(content);

  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toMatch(/<h1[^>]*>Crie uma nova senha<\/h1>/);
  expect(html).toMatch(/<p[^>]*>O link vale por 1 hora\.<\/p>/);
  expect(html).toMatch(
    /<a href="https:\/\/exemplo\.com\.br\/senha\?a=1&amp;b=2"[^>]*>Criar nova senha<\/a>/,
  );
});

test('prints the address of the button as text too', () => {
  expect(mailHtml(content)).toMatch(/>https:\/\/exemplo\.com\.br\/senha\?a=1&amp;b=2<\/a>/);
});

test('has no button without an action', () => {
  const html = mailHtml({ title: content.title, paragraphs: content.paragraphs });

  expect(html).not.toContain('<a ');
  expect(html).not.toContain('Se o botão');
});

test('answers to the dark mode and loads nothing from outside', () => {
  const html = mailHtml(content);

  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).not.toMatch(/src=|url\(|@import|<link/);
});

test('escapes every text', () => {
  const attack = `<img src=x onerror="a('b')"> & "c"`;
  const html = mailHtml({
    title: attack,
    paragraphs: [attack],
    action: { label: attack, url: `https://exemplo.com.br/?q="><img src=x>` },
  });

  expect(html).not.toContain('<img');
  const escaped = '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; &quot;c&quot;';
  // In the page title, the heading, the paragraph and the button.
  expect(html.split(escaped)).toHaveLength(5);
});

test('keeps line breaks within a paragraph', () => {
  expect(mailHtml({ title: 'A', paragraphs: ['um\ndois\r\ntrês'] })).toContain(
    'um<br>dois<br>três',
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/senha', ''])(
  'refuses the address %j',
  (url) => {
    const action = { label: 'Abrir', url };

    expect(() => mailHtml({ ...content, action })).toThrow(TypeError);
    expect(() => mailText({ ...content, action })).toThrow(TypeError);
  },
);

test('says the same in plain text, unescaped', () => {
  expect(mailText(content)).toBe(
    [
      'Crie uma nova senha',
      'Olá, Ana!',
      'O link vale por 1 hora.',
      'Criar nova senha:\nhttps://exemplo.com.br/senha?a=1&b=2',
      `--\n${PRODUCT}\nEsta é uma mensagem automática. Não é preciso responder.\n`,
    ].join('\n\n'),
  );
});

test('what one looks for stands in a table whose rows have heads, and in plain lines', () => {
  const details = [{ label: 'Quando', value: 'terça-feira, <10>' }];
  const html = mailHtml({ ...content, details });
  expect(html).toMatch(
    /<th scope="row"[^>]*>Quando<\/th>\s*<td[^>]*>terça-feira, &lt;10&gt;<\/td>/,
  );
  expect(mailText({ ...content, details })).toContain('Quando: terça-feira, <10>');
});

test('the product has its name where the mail is written, and only there', () => {
  const mail = mailOf({
    ...content,
    to: 'ana@exemplo.com.br',
    subject: `Nova senha do ${PRODUCT}`,
  });
  const { subject, text, html } = signedBy('Salão <Fácil>', mail);
  expect(subject).toBe('Nova senha do Salão <Fácil>');
  expect(text).toContain('--\nSalão <Fácil>\n');
  expect(html).toContain('Salão &lt;Fácil&gt;');
  expect(`${subject}${text}${html}`).not.toContain(PRODUCT);
});
