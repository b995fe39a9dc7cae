import { contract } from '@app/contract/index';
import { namedSchemas } from '@app/contract/shared/named-schemas';
import { date, instant } from '@app/contract/shared/schemas';
import { OpenAPIGenerator, type OpenAPIGeneratorGenerateOptions } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { COOKIE_PREFIX } from '../session-cookie.ts';
import { addExamples } from './examples.ts';
import { namePages } from './name-pages.ts';
import { REFUSAL, refusalSchema, shareRefusals } from './refusals.ts';
import { type Description, operationsOf } from './schema.ts';
import { shareAnswers } from './share-answers.ts';
import { shareParameters } from './share-parameters.ts';
import { shareParts } from './share-parts.ts';
import { promiseAnswers, tidySchemas } from './tidy-schemas.ts';

const SESSION = 'session';

const frame = {
  info: {
    title: 'Hora Marcada',
    version: '1.0.0',
    description:
      'Valores em centavos, momentos em ISO 8601 com fuso, dias como AAAA-MM-DD. Uma lista longa vem em páginas: peça a seguinte com o `nextCursor` da última. Um campo desconhecido é recusado.',
  },
  servers: [{ url: '/api/v1' }],
  security: [{ [SESSION]: [] }],
  components: {
    securitySchemes: {
      [SESSION]: {
        type: 'apiKey',
        in: 'cookie',
        name: `${COOKIE_PREFIX}.session_token`,
        description:
          'Entregue por `POST /api/auth/sign-in/email`; em HTTPS o nome começa com `__Secure-`. Quem escreve manda também `Origin` com o endereço do sistema.',
      },
    },
  },
} satisfies OpenAPIGeneratorGenerateOptions;

/** The contract as OpenAPI, for programs and for whoever makes a client from it. */
export async function describeApi(): Promise<Description> {
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] });
  const document = await generator.generate(contract, {
    ...frame,
    commonSchemas: Object.fromEntries(
      [...namedSchemas].map(([name, schema]) => [name, { schema, strategy: directionOf(name) }]),
    ),
    customErrorResponseBodySchema: (definitions) => refusalSchema(definitions) as object,
  });
  const description = document as unknown as Description;
  description.components.responses = {};
  openToVisitors(description);
  sendFilesAsForms(description);
  shareRefusals(description);
  description.components.schemas.Refusal = REFUSAL;
  tidySchemas(description);
  namePages(description);
  shareParts(description);
  promiseAnswers(description);
  addExamples(description);
  shareParameters(description);
  shareAnswers(description);
  description.tags = tagsOf(description);
  return description;
}

/** What is handed over as a value of the language arrives as its text. */
const converter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ schema, next }) => {
      if (schema === instant) return [true, { type: 'string', format: 'date-time' }];
      if (schema === date) return [true, { type: 'string', format: 'date' }];
      return next();
    },
  ],
});

/** Where the two differ, a form is what is sent and anything else what is answered. */
function directionOf(name: string): 'input' | 'output' {
  return name.endsWith('Form') ? 'input' : 'output';
}

/** Where nobody has to be signed in, no refusal says so. */
function openToVisitors(description: Description): void {
  for (const operation of operationsOf(description)) {
    if (!operation.responses?.['401']) operation.security = [];
  }
}

/** A file travels as part of a form; no JSON can hold one. */
function sendFilesAsForms(description: Description): void {
  for (const { requestBody } of operationsOf(description)) {
    if (requestBody?.content?.['multipart/form-data']) {
      delete requestBody.content['application/json'];
    }
  }
}

function tagsOf(description: Description): { name: string }[] {
  const names = operationsOf(description).flatMap(({ tags = [] }) => tags);
  return [...new Set(names)].map((name) => ({ name }));
}
