import { LARGEST_ACCOUNT_LIMIT } from '@app/domain/company/money-rules';
import { ACCOUNT_KINDS } from '@app/domain/prepaid/ledgers';
import { PACKAGE_STANDINGS } from '@app/domain/prepaid/package';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageWithTotals } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant, wholeNumber } from '../shared/schemas.ts';

const clientPackage = z.object({
  id,
  name: z.string(),
  priceCents: z.int(),
  /** The last day on which it can be used; null: for ever. */
  validUntil: date.nullable(),
  standing: z.enum(PACKAGE_STANDINGS),
  services: z.array(
    z.object({ serviceId: id, serviceName: z.string(), sessions: z.int(), left: z.int() }),
  ),
  createdAt: instant,
});
export type ClientPackage = z.infer<typeof clientPackage>;

const clientAccount = z.object({
  /** What the client has; below zero what she owes. */
  balanceCents: z.int(),
  /** How far she may owe, and what is said of her alone; null: as far as anybody. */
  limitCents: z.int(),
  ownLimitCents: z.int().nullable(),
  /** Newest first, the latest of them. */
  entries: z.array(
    z.object({
      id,
      kind: z.enum(ACCOUNT_KINDS),
      /** Below zero where something is taken. */
      amountCents: z.int(),
      date,
      settlementId: id,
      createdAt: instant,
    }),
  ),
});
export type ClientAccount = z.infer<typeof clientAccount>;

const owingClient = z.object({
  clientId: id,
  clientName: z.string(),
  clientPhone: z.string().nullable(),
  /** Above zero. */
  owedCents: z.int(),
  /** When she last left something to be paid. */
  lastUseDate: date,
});
export type OwingClient = z.infer<typeof owingClient>;

nameSchemas({
  ClientPackage: clientPackage,
  ClientAccount: clientAccount,
  OwingClient: owingClient,
});

const route = tagged('Pacotes e conta do cliente');
const which = z.strictObject({ clientId: id });
const notFound = { CLIENT_NOT_FOUND: { status: 404, message: 'Cliente não encontrado' } } as const;
const LIMIT = 'Informe um limite de até R$ 9.999.999,99';

export const clientPrepaidContract = {
  /** What she bought, newest first, with what is left of it. */
  packages: companyProcedure
    .route(route.get('/clients/{clientId}/packages', 'Pacotes do cliente'))
    .input(which)
    .output(z.array(clientPackage)),

  account: companyProcedure
    .route(route.get('/clients/{clientId}/account', 'Conta do cliente'))
    .input(which)
    .output(clientAccount)
    .errors(notFound),

  /** How far she may owe; null: as far as the company lets anybody. */
  setLimit: companyProcedure
    .route(route.put('/clients/{clientId}/account/limit', 'Limite da conta do cliente'))
    .input(which.extend({ limitCents: wholeNumber(0, LARGEST_ACCOUNT_LIMIT, LIMIT).nullable() }))
    .output(clientAccount)
    .errors(notFound),

  /** Who owes, the largest debts first. */
  owing: companyProcedure
    .route(route.get('/accounts/owing', 'Quem deve'))
    .input(z.strictObject(pageInput()))
    .output(
      pageWithTotals(
        owingClient,
        z.object({
          /** How many owe, and what it comes to. */
          count: z.int(),
          owedCents: z.int(),
          /** What those owe besides who were anonymized: nobody can be asked for it. */
          anonymizedCents: z.int(),
        }),
      ),
    ),

  /** All who owe, as a spreadsheet. */
  exportOwing: companyProcedure
    .route(route.get('/accounts/owing/export', 'Exportar quem deve em CSV'))
    .output(z.file()),
};
