import { CLIENT_LIMITS, CLIENT_ORDERS, CLIENT_STATUSES } from '@app/domain/clients/client';
import { z } from 'zod';
import { companyProcedure, hasHistory, unprovenOperator } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageWithTotals } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  id,
  instant,
  optionalEmail,
  optionalText,
  removed,
  requiredText,
  sentText,
  typedDate,
  version,
} from '../shared/schemas.ts';

const limits = CLIENT_LIMITS;

export const clientForm = z.strictObject({
  name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
  email: optionalEmail,
  /** Any usual way of writing a Brazilian phone. */
  phone: optionalText(limits.phoneLength),
  birthDate: typedDate.nullable().default(null),
  /** Trimmed, none twice. */
  tags: z
    .array(requiredText(1, limits.tagLength, 'Informe a etiqueta'))
    .max(limits.tags, `Use no máximo ${limits.tags} etiquetas`)
    .transform((typed) => [...new Set(typed)])
    .default([]),
  allergies: optionalText(limits.textLength),
  preferences: optionalText(limits.textLength),
});
export type ClientForm = z.infer<typeof clientForm>;

export const listedClient = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Digits only, country first. */
  phone: z.string(),
  birthDate: date.nullable(),
  status: z.enum(CLIENT_STATUSES),
  tags: z.array(z.string()),
  createdAt: instant,
});
export type ListedClient = z.infer<typeof listedClient>;

export const client = listedClient.extend({
  allergies: z.string(),
  preferences: z.string(),
  active: z.boolean(),
  acceptsMarketing: z.boolean(),
  blockedReason: z.string().nullable(),
  /** Whoever asked to be forgotten: nothing of hers can be edited any more. */
  isAnonymized: z.boolean(),
  version,
});
export type Client = z.infer<typeof client>;

/** Filters that are missing or empty leave everybody in. Days are the company's; both belong. */
export const clientFilter = z.strictObject({
  search: sentText.trim().max(100, 'Use no máximo 100 caracteres').optional(),
  status: z.enum(CLIENT_STATUSES).optional(),
  birthdayMonth: z.coerce.number().int().min(1).max(12).optional(),
  registeredFrom: typedDate.optional(),
  registeredTo: typedDate.optional(),
  tag: sentText.max(limits.tagLength).optional(),
});
export type ClientFilter = z.infer<typeof clientFilter>;

/** How many the filters leave. A search for words counts to a thousand: beyond, it is not exact. */
const clientsTotal = z.object({ count: z.int(), isExact: z.boolean() });
export type ClientsTotal = z.infer<typeof clientsTotal>;

/** One name for each client with the phone; families share one. */
const samePhone = {
  SAME_PHONE: {
    status: 409,
    message: 'Outro cliente já tem este telefone.',
    data: z.object({ clients: z.array(z.object({ id, name: z.string() })) }),
  },
} as const;
const notFound = {
  CLIENT_NOT_FOUND: { status: 404, message: 'Cliente não encontrado' },
} as const;
const anonymized = {
  CLIENT_ANONYMIZED: {
    status: 409,
    message: 'Este cliente foi anonimizado e não pode mais ser alterado.',
  },
} as const;
const badFields = {
  PHONE_INVALID: { status: 400, message: 'Telefone inválido' },
  BIRTH_DATE_INVALID: { status: 400, message: 'Data inválida' },
} as const;
const route = tagged('Clientes');

nameSchemas({
  ClientForm: clientForm,
  ListedClient: listedClient,
  Client: client,
  ClientsTotal: clientsTotal,
});

export const clientsContract = {
  list: companyProcedure
    .route(route.get('/clients', 'Listar clientes'))
    .input(
      clientFilter.extend({
        order: z.enum(CLIENT_ORDERS).default('newest'),
        ...pageInput(),
      }),
    )
    .output(pageWithTotals(listedClient, clientsTotal)),

  get: companyProcedure
    .route(route.get('/clients/{id}', 'Ver cliente'))
    .input(z.strictObject({ id }))
    .output(client)
    .errors(notFound),

  /** Every tag in use, by name. */
  tags: companyProcedure
    .route(route.get('/clients/tags', 'Etiquetas em uso'))
    .output(z.array(z.string())),

  create: companyProcedure
    .route(route.create('/clients', 'Criar cliente'))
    .input(
      clientForm.extend({
        /** Said after the warning. */
        allowsSamePhone: z.boolean().default(false),
        /** For administrators of the platform, who say in which company they are. */
        companyId: id.optional(),
      }),
    )
    .output(client)
    .errors({
      ...samePhone,
      ...badFields,
      ...unprovenOperator,
      COMPANY_ID_REQUIRED: {
        status: 400,
        message: 'Company ID is required for super admin operations',
      },
      VISIT_REQUIRED: {
        status: 403,
        message: 'Entre na empresa como suporte e peça à dona que permita alterações.',
      },
      COMPANY_NOT_FOUND: { status: 404, message: 'Empresa não encontrada' },
    }),

  /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
  update: companyProcedure
    .route(route.put('/clients/{id}', 'Alterar cliente'))
    .input(
      clientForm.extend({
        id,
        version,
        active: z.boolean(),
        allowsSamePhone: z.boolean().default(false),
      }),
    )
    .output(client)
    .errors({
      ...samePhone,
      ...badFields,
      ...notFound,
      ...anonymized,
      CLIENT_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este cliente enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  deactivate: companyProcedure
    .route(route.post('/clients/{id}/deactivate', 'Inativar cliente'))
    .input(z.strictObject({ id }))
    .output(client)
    .errors({ ...notFound, ...anonymized }),

  reactivate: companyProcedure
    .route(route.post('/clients/{id}/reactivate', 'Ativar cliente'))
    .input(z.strictObject({ id }))
    .output(client)
    .errors({ ...notFound, ...anonymized }),

  /** A blocked client can no longer book online. */
  block: companyProcedure
    .route(route.post('/clients/{id}/block', 'Bloquear cliente'))
    .input(z.strictObject({ id, reason: optionalText(limits.reasonLength) }))
    .output(client)
    .errors({ ...notFound, ...anonymized }),

  unblock: companyProcedure
    .route(route.post('/clients/{id}/unblock', 'Desbloquear cliente'))
    .input(z.strictObject({ id }))
    .output(client)
    .errors({ ...notFound, ...anonymized }),

  remove: companyProcedure
    .route(route.delete('/clients/{id}', 'Excluir cliente'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({
      ...notFound,
      CLIENT_HAS_HISTORY: hasHistory,
    }),

  /** What the filters leave, as a spreadsheet. */
  exportCsv: companyProcedure
    .route(route.get('/clients/export', 'Exportar clientes em CSV'))
    .input(clientFilter)
    .output(z.file()),
};
