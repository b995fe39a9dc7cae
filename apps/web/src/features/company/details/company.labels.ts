import type { CompanyForm } from '@app/contract/company/company.contract';
import type { State } from '@app/domain/company/company-form';
import { platformName } from '../../../foundation/brand/platform-name.ts';

export const companyLabels = {
  logo: 'Logo',
  logoExplanation: 'Aparece nas páginas que seus clientes abrem e no cartaz com QR code.',
  logoField: 'Logo da empresa',
  logoUpdated: 'Logo atualizada com sucesso.',
  logoRemoved: 'Logo removida com sucesso.',
  logoFailed: 'Erro ao fazer upload da logo.',
  logoRemovalFailed: 'Erro ao remover logo.',
  updated: 'Empresa atualizada!',
  failedToUpdate: 'Erro ao atualizar empresa',
  readOnly: 'Você pode ver estes dados. Para mudá-los, fale com o proprietário.',
};

export const companySections = {
  identity: {
    title: 'Dados da empresa',
    explanation: 'Quem você é para clientes e nos documentos.',
  },
  contact: {
    title: 'Contato',
    explanation: `Como clientes e o ${platformName()} falam com você.`,
  },
  place: {
    title: 'Endereço e horário',
    explanation: 'Onde você atende. A agenda inteira usa o fuso horário daqui.',
  },
};

export const companyFieldLabels = {
  name: 'Razão social',
  tradeName: 'Nome fantasia',
  tradeNameHelp: 'Como os clientes conhecem você. Se ficar vazio, mostramos a razão social.',
  documentType: 'Tipo de documento',
  cnpjExample: '00.000.000/0001-00',
  email: 'E-mail',
  phone: 'Telefone',
  privacyContact: 'Contato de privacidade',
  privacyContactHelp:
    'Quem responde pedidos sobre dados pessoais (LGPD): um nome, e-mail ou telefone.',
  zipCode: 'CEP',
  zipCodeExample: '00000-000',
  address: 'Endereço',
  addressExample: 'Rua, número e bairro',
  city: 'Cidade',
  state: 'Estado',
  noState: 'Selecione',
  timezone: 'Fuso horário',
  timezoneProposed: 'Sugerido pelo estado. Confira se é o seu.',
};

/** What the fields are called where only their names are said. */
export const companyFieldNames: Record<keyof CompanyForm, string> = {
  ...companyFieldLabels,
  document: 'Documento',
};

export const stateNames: Record<State, string> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
};
