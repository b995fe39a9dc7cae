import { CLOSED, SENTENCES } from '@app/contract/shared/errors';
import {
  type Answer,
  type Description,
  isRefusal,
  operationsOf,
  refTo,
  type Schema,
} from './schema.ts';

type Definition = [code: string, message: string, dataRequired: boolean, data: object | boolean];

/** What every refusal looks like. */
export const REFUSAL: Schema = {
  type: 'object',
  properties: {
    defined: { type: 'boolean', description: 'Se a operação descreve este código.' },
    code: { type: 'string' },
    status: { type: 'integer' },
    message: { type: 'string', description: 'Uma frase que se pode mostrar.' },
    data: {},
  },
  required: ['defined', 'code', 'status', 'message'],
};

/** What whole families of operations answer; the rest is what an operation has to say itself. */
const EVERYWHERE = new Set(['BAD_REQUEST', ...Object.keys({ ...SENTENCES, ...CLOSED })]);

/** One shape for all; a status says only which codes it may carry, and what comes with them. */
export function refusalSchema(definitions: Definition[]): Schema {
  const data = definitions.map(([, , , schema]) => schema as Schema).filter(saysSomething);
  const properties: Record<string, Schema> = { code: { enum: definitions.map(([code]) => code) } };
  if (data[0]) properties.data = data.length > 1 ? { anyOf: data } : data[0];
  const own = definitions.filter(([code]) => !EVERYWHERE.has(code));
  const told = own.length > 0 ? own : definitions;
  return {
    allOf: [refTo('Refusal'), { properties }],
    description: told.map(([, message]) => message).join(' · '),
  };
}

/** What several operations answer is described once; what nearly all of them answer, in one line. */
export function shareRefusals(description: Description): void {
  const places = new Map<string, { answers: Record<string, Answer>; status: string }[]>();
  for (const { responses = {} } of operationsOf(description)) {
    foldCommon(responses);
    for (const status of Object.keys(responses).filter(isRefusal)) {
      const answer = JSON.stringify(tellRefusal(responses[status]));
      places.set(answer, [...(places.get(answer) ?? []), { answers: responses, status }]);
    }
  }
  for (const [written, found] of places) share(description, JSON.parse(written), found);
  description.components.responses.Refused = {
    description: `Recusa comum: ${[...EVERYWHERE].join(', ')}.`,
    content: { 'application/json': { schema: refTo('Refusal') } },
  };
}

function foldCommon(responses: Record<string, Answer>): void {
  const common = Object.keys(responses)
    .filter(isRefusal)
    .filter((status) => codesOf(responses[status]).every((code) => EVERYWHERE.has(code)));
  for (const status of common) delete responses[status];
  if (common.length > 0) responses['4XX'] = { $ref: '#/components/responses/Refused' };
}

function share(
  { components }: Description,
  answer: Answer,
  found: { answers: Record<string, Answer>; status: string }[],
): void {
  const name = nameOf(answer);
  if (found.length > 1) components.responses[name] = answer;
  for (const { answers, status } of found) {
    answers[status] = found.length > 1 ? { $ref: `#/components/responses/${name}` } : answer;
  }
}

/** The sentence belongs to the answer; the schema brought it along. */
function tellRefusal(answer: Answer | undefined): Answer {
  const { description = '', ...schema } = schemaOf(answer);
  return { description, content: { 'application/json': { schema } } };
}

function nameOf(answer: Answer): string {
  const own = codesOf(answer).filter((code) => !EVERYWHERE.has(code));
  return own.map(pascalCase).join('Or');
}

function codesOf(answer: Answer | undefined): string[] {
  return (schemaOf(answer).allOf?.[1]?.properties?.code?.enum ?? []).map(String);
}

function schemaOf(answer: Answer | undefined): Schema {
  return Object.values(answer?.content ?? {})[0]?.schema ?? {};
}

function pascalCase(code: string): string {
  return code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function saysSomething(schema: Schema): boolean {
  return typeof schema === 'object' && Object.keys(schema).length > 0;
}
