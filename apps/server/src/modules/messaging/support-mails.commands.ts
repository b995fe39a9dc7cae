import { formatTime } from '@app/domain/shared/local-time';
import type { TeamEvents } from '@app/domain/team/events';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readOwnCompany } from '../company/company-lookup.queries.ts';
import { mailOwners, type Post } from './owner-mail.commands.ts';
import { supportMailLabels as labels } from './support-mails.labels.ts';

type Told = Post & { announced: TeamEvents['support.entered'] };

/** Owners hear of each visit, and nobody can switch that off. */
export async function tellOfSupport(
  scope: CompanyScope,
  { mailer, publicUrl, announced }: Told,
): Promise<void> {
  const { visitId, userName, reason } = announced;
  const { name, timezone } = await readOwnCompany(scope);
  const until = formatTime(Temporal.Instant.from(announced.endsAt), timezone);
  await mailOwners(scope, mailer, {
    key: `support-mail:${visitId}`,
    subject: labels.title,
    title: labels.title,
    paragraphs: [labels.who({ userName, name, until }), labels.why(reason), labels.rights],
    action: { label: labels.open, url: `${publicUrl}/dashboard/settings?tab=support` },
  });
}
