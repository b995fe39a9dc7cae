import { type Archive, foundationArchive } from './foundation/archive/archive-part.ts';
import { billingArchive } from './modules/billing/billing.archive.ts';
import { cashArchive } from './modules/cash/cash.archive.ts';
import { catalogArchive } from './modules/catalog/catalog.archive.ts';
import { clientsArchive } from './modules/clients/clients.archive.ts';
import { companyArchive } from './modules/company/company.archive.ts';
import { identityArchive } from './modules/identity/identity.archive.ts';
import { insightsArchive } from './modules/insights/insights.archive.ts';
import { loyaltyArchive } from './modules/loyalty/loyalty.archive.ts';
import { messagingArchive } from './modules/messaging/messaging.archive.ts';
import { platformArchive } from './modules/platform/platform.archive.ts';
import { prepaidArchive } from './modules/prepaid/prepaid.archive.ts';
import { promotionsArchive } from './modules/promotions/promotions.archive.ts';
import { reviewsArchive } from './modules/reviews/reviews.archive.ts';
import { schedulingArchive } from './modules/scheduling/scheduling.archive.ts';
import { stockArchive } from './modules/stock/stock.archive.ts';
import { tasksArchive } from './modules/tasks/tasks.archive.ts';
import { listAccountsOfMembers } from './modules/team/members.queries.ts';
import { teamArchive } from './modules/team/team.archive.ts';

/** One line per area. What a company takes along, its own data first. */
export const archive: Archive = {
  parts: [
    identityArchive,
    companyArchive,
    teamArchive,
    catalogArchive,
    clientsArchive,
    stockArchive,
    promotionsArchive,
    loyaltyArchive,
    prepaidArchive,
    schedulingArchive,
    cashArchive,
    reviewsArchive,
    tasksArchive,
    messagingArchive,
    insightsArchive,
    platformArchive,
    billingArchive,
    foundationArchive,
  ],
  listAccounts: listAccountsOfMembers,
};
