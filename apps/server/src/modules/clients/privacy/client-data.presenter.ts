import type { ClientChange } from '@app/contract/clients/client-record.contract';
import type { ConsentSource } from '@app/domain/clients/consent';
import type { PrivacyRequestKind } from '@app/domain/clients/privacy-request';
import { formatPhone } from '@app/domain/shared/phones';
import { FIELD_WORDS, presentChanges } from '../record/client-changes.presenter.ts';
import type { ClientData } from './client-data.queries.ts';

const SOURCE_WORDS: Record<ConsentSource, string> = {
  counter: 'No balcão',
  phone: 'Por telefone',
  whatsapp: 'Pelo WhatsApp',
  online: 'No agendamento online',
  import: 'Na importação',
};
const ACTION_WORDS: Record<ClientChange['action'], string> = {
  insert: 'Cadastro criado',
  update: 'Cadastro alterado',
  delete: 'Cadastro excluído',
};
const REQUEST_WORDS: Record<PrivacyRequestKind, string> = {
  export: 'Exportação de dados',
  anonymize: 'Anonimização',
};

/** The file that the client takes away: words she can read, in a form other programs can too. */
export function clientDataFile(data: ClientData, now: Temporal.Instant): File {
  const content = {
    geradoEm: now.toString(),
    cliente: clientOf(data),
    anotacoes: data.notes.map(({ text, authorName, createdAt }) => ({
      texto: text,
      autor: authorName,
      data: createdAt.toString(),
    })),
    consentimentos: data.consents.map((consent) => ({
      concedido: consent.granted,
      origem: SOURCE_WORDS[consent.source],
      registradoPor: consent.recordedByName,
      data: consent.recordedAt.toString(),
    })),
    alteracoes: presentChanges(data.changes).map(({ at, userName, action, fields }) => ({
      data: at,
      autor: userName,
      tipo: ACTION_WORDS[action],
      campos: fields.map(({ name, before, after }) => ({
        campo: FIELD_WORDS[name] ?? name,
        antes: before,
        depois: after,
      })),
    })),
    linhasImportadas: data.importedLines,
    pedidos: data.requests.map(({ kind, handledAt }) => ({
      tipo: REQUEST_WORDS[kind],
      data: handledAt.toString(),
    })),
    outrosRegistros: data.others,
  };
  const name = `cliente-${data.client.id}.json`;
  return new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' });
}

function clientOf({ client }: ClientData): object {
  return {
    id: client.id,
    nome: client.name,
    email: client.email,
    telefone: formatPhone(client.phone),
    dataDeNascimento: client.birthDate?.toString() ?? null,
    etiquetas: client.tags,
    alergias: client.allergies,
    preferencias: client.preferences,
    aceitaDivulgacao: client.acceptsMarketing,
    ativo: client.active,
    bloqueadoEm: client.blockedAt?.toString() ?? null,
    motivoDoBloqueio: client.blockedReason,
    clienteDesde: client.createdAt.toString(),
  };
}
