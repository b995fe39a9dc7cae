import type { Company } from '@app/contract/company/company.contract';
import { BOOKING_POLICY } from '@app/domain/company/booking-policy';

/** The company of `sampleSession`, as its settings show it. */
export const sampleCompany: Company = {
  id: '01990000-0000-7000-8000-000000000002',
  name: 'Salão da Ana Ltda',
  tradeName: 'Salão da Ana',
  documentType: 'cnpj',
  document: '11.222.333/0001-81',
  email: 'ana@salao.com',
  phone: '+5511987654321',
  address: 'Rua das Flores, 10',
  city: 'São Paulo',
  state: 'SP',
  zipCode: '01310100',
  timezone: 'America/Sao_Paulo',
  privacyContact: '',
  slug: 'salao-da-ana',
  logoUrl: null,
  coverUrl: null,
  color: null,
  hasSomebodyToBook: true,
  publicBookingEnabled: false,
  publicBookingRefused: false,
  policy: BOOKING_POLICY,
  pixKey: null,
  blindCount: false,
  version: 7,
};

type Keep = <News extends Partial<Company>>(news: News) => News;

/** Answers with the company as it was last written to, as the server does. */
export function keptCompany(company: Company = sampleCompany): { read: () => Company; keep: Keep } {
  let stored = company;
  return {
    read: () => stored,
    keep(news) {
      stored = { ...stored, ...news };
      return news;
    },
  };
}
