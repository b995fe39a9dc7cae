import { escapeHtml } from '@app/domain/shared/html';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
};
type Body = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Body;
  responses?: Record<string, Body & { description?: string }>;
};
/** The parts of an OpenAPI document that this page shows. */
type Description = { info: { title: string }; paths?: Record<string, Record<string, Operation>> };

/** A page people can read without any script, made from the contract itself. */
export function apiDocsPage(document: object): string {
  const { info, paths = {} } = document as Description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>API · ${escapeHtml(info.title)}</title><style>${STYLE}</style></head>
<body><main><h1>API do ${escapeHtml(info.title)}</h1>
<p>Endereço base: <code>/api/v1</code>. Descrição para programas:
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
${operations.map(section).join('\n')}
</main></body></html>`;
}

function section(entry: { path: string; method: string; operation: Operation }): string {
  const { path, method, operation } = entry;
  return `<section><h2><span class="method">${method.toUpperCase()}</span>
<code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}</p>
${parametersTable(operation)}${bodyTable(operation)}${answersList(operation)}</section>`;
}

function parametersTable({ parameters = [] }: Operation): string {
  return table(
    'Parâmetros',
    parameters.map(({ name, required, schema }) => ({ name, required, schema })),
  );
}

function bodyTable({ requestBody }: Operation): string {
  const schema = schemaOf(requestBody);
  const fields = Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    required: schema?.required?.includes(name),
    schema: field,
  }));
  return table('Corpo', fields);
}

type Field = { name: string; required?: boolean | undefined; schema?: Schema | undefined };

function table(title: string, fields: Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(typeText(schema))}</td>` +
      `<td>${required ? 'obrigatório' : 'opcional'}</td></tr>`,
  );
  return `<h3>${title}</h3><table><tbody>${rows.join('')}</tbody></table>`;
}

function answersList({ responses = {} }: Operation): string {
  const items = Object.entries(responses).map(
    ([status, answer]) =>
      `<li><code>${escapeHtml(status)}</code> ${escapeHtml(typeText(schemaOf(answer)))}</li>`,
  );
  return `<h3>Respostas</h3><ul>${items.join('')}</ul>`;
}

function schemaOf(body: Body | undefined): Schema | undefined {
  return Object.values(body?.content ?? {})[0]?.schema;
}

function typeText(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.items) return `lista de ${typeText(schema.items)}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' ou ');
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  return [schema.type, schema.format && `(${schema.format})`].flat().filter(Boolean).join(' ');
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
a { color: inherit; }
main { max-width: 56rem; margin: auto; padding: 2rem 1rem 4rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0; }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: 0.875rem; margin: 1rem 0 0.25rem; }
.method { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
td { padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; overflow-wrap: anywhere; }
ul { margin: 0; padding-left: 1.25rem; font-size: 0.875rem; overflow-wrap: anywhere; }`;
