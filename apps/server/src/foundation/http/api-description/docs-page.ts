import { escapeHtml } from '@app/domain/shared/html';
import {
  type Answer,
  type Body,
  type Description,
  nameIn,
  type Operation,
  type Parameter,
  type Schema,
} from './schema.ts';

type Entry = { path: string; method: string; operation: Operation };

/** A page people can read without any script, made from the contract itself. */
export function apiDocsPage(description: Description): string {
  const { info, tags = [], components } = description;
  const entries = entriesOf(description);
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>API · ${escapeHtml(info.title)}</title><style>${STYLE}</style></head>
<body><main><h1>API do ${escapeHtml(info.title)}</h1>
<p>Endereço base: <code>/api/v1</code>. Descrição para programas:
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p>${escapeHtml(info.description ?? '')}</p>
${tags.map(({ name }) => area(name, entries, description)).join('\n')}
<h2>Tipos</h2>
${Object.entries(components.schemas).map(typeSection).join('\n')}
</main></body></html>`;
}

function entriesOf({ paths }: Description): Entry[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

function area(tag: string, entries: readonly Entry[], description: Description): string {
  const own = entries.filter(({ operation }) => operation.tags?.[0] === tag);
  return `<h2>${escapeHtml(tag)}</h2>
${own.map((entry) => section(entry, description)).join('\n')}`;
}

function section({ path, method, operation }: Entry, { components }: Description): string {
  const { parameters = [], requestBody, responses = {}, summary = '' } = operation;
  const given = parameters.map((one) => components.parameters[lastOf(one.$ref)] ?? one);
  return `<section><h3><span class="method">${method.toUpperCase()}</span>
<code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p>
${parametersTable(given)}${bodyTable(requestBody)}${answersList(responses, components.responses)}</section>`;
}

function parametersTable(parameters: readonly Parameter[]): string {
  const fields = parameters.map(({ name = '', required, schema }) => ({ name, required, schema }));
  return table('Parâmetros', fields);
}

function bodyTable(body: Body | undefined): string {
  const schema = schemaOf(body);
  if (!schema) return '';
  return `<h4>Corpo</h4>${fieldsOf(schema).length > 0 ? rows(fieldsOf(schema)) : `<p>${typeText(schema)}</p>`}`;
}

function typeSection([name, schema]: [string, Schema]): string {
  const example = JSON.stringify(schema.example, null, 2) ?? '';
  return `<section id="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>
${rows(fieldsOf(schema))}
<details><summary>Exemplo</summary><pre>${escapeHtml(example)}</pre></details></section>`;
}

type Field = { name: string; required?: boolean | undefined; schema?: Schema | undefined };

/** The fields of a thing; what it is built upon stands as a line of its own. */
function fieldsOf(schema: Schema): Field[] {
  const { properties = {}, required = [], allOf = [] } = schema;
  const built = allOf.flatMap((part) =>
    nameIn(part) ? [{ name: '…', schema: part }] : fieldsOf(part),
  );
  const own = Object.entries(properties).map(([name, field]) => {
    return { name, required: required.includes(name), schema: field };
  });
  return [...built, ...own];
}

function table(title: string, fields: readonly Field[]): string {
  return fields.length === 0 ? '' : `<h4>${title}</h4>${rows(fields)}`;
}

function rows(fields: readonly Field[]): string {
  const lines = fields.map(
    ({ name, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${typeText(schema)}</td>` +
      `<td>${name === '…' ? '' : required ? 'obrigatório' : 'opcional'}</td></tr>`,
  );
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

function answersList(answers: Record<string, Answer>, shared: Record<string, Answer>): string {
  const items = Object.entries(answers).map(([status, answer]) => {
    const told = shared[lastOf(answer.$ref)] ?? answer;
    const what = status.startsWith('2')
      ? typeText(schemaOf(told))
      : escapeHtml(told.description ?? '');
    return `<li><code>${escapeHtml(status)}</code> ${what}</li>`;
  });
  return `<h4>Respostas</h4><ul>${items.join('')}</ul>`;
}

function schemaOf(body: Body | undefined): Schema | undefined {
  return Object.values(body?.content ?? {})[0]?.schema;
}

/** As HTML: a type that has a name leads to it. */
function typeText(schema: Schema | undefined): string {
  if (!schema) return '';
  const name = nameIn(schema);
  if (name !== null) return `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  if (schema.enum) return escapeHtml(schema.enum.map(String).join(' | '));
  if (schema.const !== undefined) return escapeHtml(String(schema.const));
  if (schema.items) return `lista de ${typeText(schema.items)}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeText))].join(' ou ');
  if (schema.allOf) return schema.allOf.map(typeText).join(' com ');
  if (schema.properties) return escapeHtml(`{ ${Object.keys(schema.properties).join(', ')} }`);
  const type = [schema.type].flat().join(' ou ');
  return escapeHtml([type, schema.format && `(${schema.format})`].filter(Boolean).join(' '));
}

function lastOf(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? '';
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
a { color: inherit; }
main { max-width: 56rem; margin: auto; padding: 2rem 1rem 4rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
h4 { font-size: 0.875rem; margin: 1rem 0 0.25rem; }
.method { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
td { padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; overflow-wrap: anywhere; }
pre { font-size: 0.8125rem; overflow-x: auto; }
ul { margin: 0; padding-left: 1.25rem; font-size: 0.875rem; overflow-wrap: anywhere; }`;
