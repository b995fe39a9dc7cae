import { SUPPORT_VISIT_LIMITS } from '@app/domain/team/support-visit';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, requiredText } from '../shared/schemas.ts';

const { reasonMin, reasonMax } = SUPPORT_VISIT_LIMITS;

export const supportReason = requiredText(
  reasonMin,
  reasonMax,
  `Diga o motivo, com pelo menos ${reasonMin} caracteres`,
);

export const supportVisitSchema = z.object({
  id,
  userName: z.string(),
  reason: z.string(),
  startedAt: instant,
  /** When it is over, or was meant to be. */
  endsAt: instant,
  /** When somebody ended it before that. */
  endedAt: instant.nullable(),
  isOpen: z.boolean(),
  mayWrite: z.boolean(),
});
export type SupportVisit = z.output<typeof supportVisitSchema>;

const supportChange = z.object({
  id,
  at: instant,
  action: z.enum(['insert', 'update', 'delete']),
  /** What kind of thing it was, by the name of its table. */
  thing: z.string(),
  /** What it is called, where such things have names. */
  name: z.string(),
});
export type SupportChange = z.output<typeof supportChange>;

nameSchemas({ SupportVisit: supportVisitSchema, SupportChange: supportChange });

const route = tagged('Suporte');
const path = '/support/visits';
const over = {
  SUPPORT_VISIT_OVER: { status: 409, message: 'Esta visita do suporte já terminou.' },
} as const;

/** When whoever runs the platform looked into the company, and what was done meanwhile. */
export const supportVisitsContract = {
  list: companyProcedure
    .route(route.get(path, 'Visitas do suporte, a mais nova primeiro'))
    .input(z.strictObject(pageInput({ usual: 20, most: 100 })))
    .output(pageOf(supportVisitSchema)),

  /** Of one visit, the first first. */
  changes: companyProcedure
    .route(route.get(`${path}/{id}/changes`, 'O que o suporte alterou em uma visita'))
    .input(z.strictObject({ id, ...pageInput() }))
    .output(pageOf(supportChange)),

  allow: companyProcedure
    .route(route.post(`${path}/{id}/allow`, 'Permitir que o suporte altere'))
    .input(z.strictObject({ id }))
    .output(supportVisitSchema)
    .errors(over),

  end: companyProcedure
    .route(route.post(`${path}/{id}/end`, 'Encerrar a visita do suporte'))
    .input(z.strictObject({ id }))
    .output(supportVisitSchema)
    .errors(over),
};
