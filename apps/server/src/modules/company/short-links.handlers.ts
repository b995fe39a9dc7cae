import { SLUG } from '@app/domain/company/company-slug';
import type { FastifyInstance } from 'fastify';
import type { Scopes } from '../../foundation/database/scopes.ts';
import { publicVisits } from '../../foundation/http/rate-limit.ts';
import { findOpenCompany } from './company.queries.ts';

type ShortLink = { Params: { slug: string }; Querystring: { cupom?: string | string[] } };

/** What stands on a card or behind a QR code; the addresses a company had before lead there too. */
export function registerShortLinks(app: FastifyInstance, { scopes }: { scopes: Scopes }): void {
  app.get<ShortLink>('/b/:slug', { config: publicVisits }, async (request, reply) => {
    const slug = request.params.slug.toLowerCase();
    if (!SLUG.test(slug)) return reply.callNotFound();

    const actor = { userId: null, requestId: request.id };
    const companyId = await scopes.asOperator(actor, (scope) => findOpenCompany(scope, slug));
    if (companyId === null) return reply.callNotFound();
    const { cupom } = request.query;
    const coupon = typeof cupom === 'string' ? `?cupom=${encodeURIComponent(cupom)}` : '';
    return reply.redirect(`/booking/${companyId}${coupon}`, 302);
  });
}
