import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { CONSENT_SOURCES } from '@app/domain/clients/consent';
import { PRIVACY_REQUEST_KINDS } from '@app/domain/clients/privacy-request';
import { isStorable } from '@app/domain/shared/hidden-characters';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, invalidCharacters, removed } from '../shared/schemas.ts';

export const note = z.object({
  id,
  text: z.string(),
  authorName: z.string(),
  createdAt: instant,
  /** Whoever asks may delete it. */
  isOwn: z.boolean(),
});
export type ClientNote = z.infer<typeof note>;

const consent = z.object({
  id,
  granted: z.boolean(),
  source: z.enum(CONSENT_SOURCES),
  recordedByName: z.string(),
  recordedAt: instant,
});
export type ClientConsent = z.infer<typeof consent>;

/** Possibly one person saved twice: same DDD and last eight digits. */
export const duplicate = z.object({
  phone: z.string(),
  clients: z.array(
    z.object({ id, name: z.string(), email: z.string(), phone: z.string(), createdAt: instant }),
  ),
});
export type ClientDuplicate = z.infer<typeof duplicate>;

const change = z.object({
  at: instant,
  /** Null when nobody signed in did it: an import, a visitor, the system. */
  userName: z.string().nullable(),
  action: z.enum(['insert', 'update', 'delete']),
  /** Names of fields as the contract of the client has them; texts as a person reads them. */
  fields: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type ClientChange = z.infer<typeof change>;

const privacyRequest = z.object({
  id,
  kind: z.enum(PRIVACY_REQUEST_KINDS),
  clientId: id,
  /** As she is called now; null once she is deleted. Whoever was forgotten has no name. */
  clientName: z.string().nullable(),
  handledByName: z.string(),
  handledAt: instant,
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

const notFound = {
  CLIENT_NOT_FOUND: { status: 404, message: 'Cliente não encontrado' },
} as const;
const anonymized = {
  CLIENT_ANONYMIZED: {
    status: 409,
    message: 'Este cliente foi anonimizado e não pode mais ser alterado.',
  },
} as const;
const route = tagged('Ficha do cliente');
const clientId = z.strictObject({ clientId: id });

nameSchemas({
  ClientNote: note,
  ClientConsent: consent,
  DuplicateClients: duplicate,
  ClientChange: change,
  PrivacyRequest: privacyRequest,
});

export const clientRecordContract = {
  /** Newest first. */
  listNotes: companyProcedure
    .route(route.get('/clients/{clientId}/notes', 'Ver anotações'))
    .input(clientId)
    .output(z.array(note))
    .errors(notFound),

  writeNote: companyProcedure
    .route(route.create('/clients/{clientId}/notes', 'Anotar'))
    .input(clientId.extend({ text: requiredNote() }))
    .output(note)
    .errors({ ...notFound, ...anonymized }),

  removeNote: companyProcedure
    .route(route.delete('/clients/{clientId}/notes/{id}', 'Excluir anotação'))
    .input(clientId.extend({ id }))
    .output(removed)
    .errors({ NOTE_NOT_FOUND: { status: 404, message: 'Anotação não encontrada' } }),

  /** Newest first: the first one holds. */
  listConsents: companyProcedure
    .route(route.get('/clients/{clientId}/consents', 'Ver consentimentos'))
    .input(clientId)
    .output(z.array(consent))
    .errors(notFound),

  recordConsent: companyProcedure
    .route(route.create('/clients/{clientId}/consents', 'Registrar consentimento'))
    .input(
      clientId.extend({
        granted: z.boolean(),
        source: z.enum(CONSENT_SOURCES, 'Escolha como a pessoa respondeu'),
      }),
    )
    .output(consent)
    .errors({ ...notFound, ...anonymized }),

  /** Newest first, the last two hundred. */
  listChanges: companyProcedure
    .route(route.get('/clients/{clientId}/changes', 'Histórico de alterações'))
    .input(clientId)
    .output(z.array(change))
    .errors(notFound),

  /** The two hundred phones that most clients share, the most frequent first. */
  listDuplicates: companyProcedure
    .route(route.get('/clients/duplicates', 'Possíveis duplicados'))
    .output(z.array(duplicate)),

  /** Everything of the second becomes the first's; what the first lacks is filled in. */
  merge: companyProcedure
    .route(route.post('/clients/merge', 'Juntar dois clientes'))
    .input(
      z.strictObject({ keptId: id, mergedId: id }).refine(
        // One id may be spelled in two ways.
        ({ keptId, mergedId }) => keptId.toLowerCase() !== mergedId.toLowerCase(),
        'Escolha dois clientes diferentes',
      ),
    )
    .output(removed)
    .errors({ ...notFound, ...anonymized }),

  /** One client's data, for the client: a JSON file. It is written into the register. */
  exportData: companyProcedure
    .route(route.post('/clients/{clientId}/data-export', 'Exportar os dados do cliente'))
    .input(clientId)
    .output(z.file())
    .errors({ ...notFound, ...anonymized }),

  /** Forgets the person for good; sums and dates stay under a name of nobody. */
  anonymize: companyProcedure
    .route(route.post('/clients/{clientId}/anonymization', 'Anonimizar cliente'))
    .input(clientId)
    .output(removed)
    .errors({ ...notFound, ...anonymized }),

  /** The register of what clients asked for, the last five hundred, newest first. */
  listPrivacyRequests: companyProcedure
    .route(route.get('/privacy-requests', 'Registro de pedidos de titulares'))
    .output(z.array(privacyRequest)),
};

function requiredNote() {
  return z
    .string('Escreva a anotação')
    .trim()
    .min(1, 'Escreva a anotação')
    .max(CLIENT_LIMITS.noteLength, `Use no máximo ${CLIENT_LIMITS.noteLength} caracteres`)
    .refine(isStorable, invalidCharacters);
}
