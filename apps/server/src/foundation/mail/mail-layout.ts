import { type MailMessage, PRODUCT } from './mail-message.ts';

export type MailContent = {
  title: string;
  paragraphs: readonly string[];
  /** Who writes, where it is not us: what clients and members of a company get. */
  brand?: string;
  /** What one looks for in it: when, what, with whom, where. */
  details?: readonly MailDetail[];
  /** Amounts under one another, such as those of a receipt. */
  sums?: readonly MailSums[];
  action?: MailAction;
  /** Why she gets it, and whom to answer; without one, that nobody has to. */
  footer?: string;
};

type MailDetail = { label: string; value: string };
export type MailSums = {
  heading?: string;
  /** What they come to is said in bold. */
  lines: readonly (MailDetail & { isTotal?: boolean })[];
};

type MailHead = Pick<MailMessage, 'to' | 'subject'>;
type MailAction = { label: string; url: string };

const FOOTER = 'Esta é uma mensagem automática. Não é preciso responder.';
const FALLBACK = 'Se o botão não funcionar, copie este endereço no navegador:';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';
const MUTED = `${FONT};font-size:13px;line-height:20px;color:#4b5563`;

// Inline styles make the light version everywhere; only a style sheet can answer to the dark mode.
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#111827!important}
.card{background:#1f2937!important;border-color:#374151!important}
.facts{border-color:#374151!important}
.text{color:#f9fafb!important}
.muted{color:#d1d5db!important}
.link{color:#93c5fd!important}
}`;

/** A mail with its two faces, for those who read HTML and those who read plain text. */
export function mailOf({ to, subject, ...content }: MailContent & MailHead): MailMessage {
  return { to, subject, text: mailText(content), html: mailHtml(content) };
}

/** The one look of our mails. Every text is escaped; line breaks within a paragraph are kept. */
export function mailHtml(content: MailContent): string {
  const { title, paragraphs, details = [], sums = [], action } = content;
  const { brand = PRODUCT, footer = FOOTER } = content;
  return `<!doctype html>
<html lang="pt-BR">
${headHtml(title)}
<body class="page" style="margin:0;padding:0;background:#f9fafb">
<div role="main">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f9fafb">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="muted" style="${MUTED};padding:0 4px 16px;font-weight:600">${escaped(brand)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e5e7eb;border-radius:12px;padding:32px 24px">
<h1 class="text" style="${FONT};${WRAP};margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#111827">${escaped(title)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${details.length > 0 ? detailsHtml(details) : ''}
${sums.map(sumsHtml).join('\n')}
${action ? actionHtml(action) : ''}
</td></tr>
<tr><td class="muted" style="${MUTED};padding:16px 4px 0">${lines(footer)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/** The same mail for those who read plain text. */
export function mailText(content: MailContent): string {
  const { title, paragraphs, details = [], sums = [], action } = content;
  const { brand = PRODUCT, footer = FOOTER } = content;
  const facts = details.map(lineText).join('\n');
  const amounts = sums.map(({ heading, lines: ofOne }) =>
    [...(heading ? [heading] : []), ...ofOne.map(lineText)].join('\n'),
  );
  const actionLines = action ? [`${action.label}:\n${webAddress(action.url)}`] : [];
  const ending = `--\n${brand}\n${footer}\n`;
  const parts = [...paragraphs, ...(facts ? [facts] : []), ...amounts, ...actionLines];
  return [title, ...parts, ending].join('\n\n');
}

function lineText({ label, value }: MailDetail): string {
  return `${label}: ${value}`;
}

function headHtml(title: string): string {
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>${DARK}</style>
</head>`;
}

function paragraphHtml(paragraph: string): string {
  return `<p class="text" style="${FONT};${WRAP};margin:0 0 16px;font-size:16px;line-height:24px;color:#111827">${lines(paragraph)}</p>`;
}

function lines(text: string): string {
  return escaped(text).replace(/\r?\n/g, '<br>');
}

/** A table that is one: its labels head their rows, for whoever hears the mail read out. */
function detailsHtml(details: readonly MailDetail[]): string {
  const rows = details.map(
    ({ label, value }) => `<tr>
<th scope="row" align="left" valign="top" class="muted" style="${MUTED};font-weight:400;padding:6px 16px 6px 0;white-space:nowrap">${escaped(label)}</th>
<td class="text" style="${FONT};${WRAP};font-size:16px;line-height:24px;font-weight:600;color:#111827;padding:4px 0">${lines(value)}</td>
</tr>`,
  );
  return `<table class="facts" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-top:1px solid #e5e7eb;border-bottom:1px solid #e5e7eb;padding:8px 0">
${rows.join('\n')}
</table>`;
}

/** What it was heads its row; amounts stand under one another and never break. */
function sumsHtml({ heading, lines: ofOne }: MailSums): string {
  const rows = ofOne.map(({ label, value, isTotal = false }) => {
    const weight = isTotal ? 600 : 400;
    const size = isTotal ? 'font-size:18px;line-height:28px' : 'font-size:16px;line-height:24px';
    const text = `${FONT};${size};font-weight:${weight};color:#111827`;
    return `<tr>
<th scope="row" align="left" valign="top" class="text" style="${text};${WRAP};padding:4px 16px 4px 0">${escaped(label)}</th>
<td align="right" valign="top" class="text" style="${text};white-space:nowrap;padding:4px 0">${escaped(value)}</td>
</tr>`;
  });
  const head = heading
    ? `<tr><th colspan="2" align="left" class="muted" style="${MUTED};font-weight:600;padding:4px 0">${escaped(heading)}</th></tr>\n`
    : '';
  return `<table class="facts" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-bottom:1px solid #e5e7eb;padding:0 0 8px">
${head}${rows.join('\n')}
</table>`;
}

function actionHtml({ label, url }: MailAction): string {
  const address = escaped(webAddress(url));
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
<tr><td bgcolor="#1d4ed8" style="border-radius:8px;background:#1d4ed8">
<a href="${address}" style="${FONT};display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a>
</td></tr>
</table>
<p class="muted" style="${MUTED};${WRAP};margin:0">${FALLBACK}<br><a class="link" href="${address}" style="color:#1d4ed8">${address}</a></p>`;
}

function webAddress(url: string): string {
  const protocol = URL.parse(url)?.protocol;
  if (protocol === 'https:' || protocol === 'http:') return url;
  throw new TypeError('The action of a mail needs a complete http or https address');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
