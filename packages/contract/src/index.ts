import { plansContract } from './billing/plans.contract.ts';
import { platformPaymentsContract } from './billing/platform-payments.contract.ts';
import { platformPlansContract } from './billing/platform-plans.contract.ts';
import { stripeContract } from './billing/stripe.contract.ts';
import { subscriptionContract } from './billing/subscription.contract.ts';
import { webhooksContract } from './billing/webhooks.contract.ts';
import { commissionsContract } from './cash/commissions.contract.ts';
import { receiptsContract } from './cash/receipts.contract.ts';
import { receivablesContract } from './cash/receivables.contract.ts';
import { salesContract } from './cash/sales.contract.ts';
import { sessionsContract } from './cash/sessions.contract.ts';
import { settlementsContract } from './cash/settlements.contract.ts';
import { statementContract } from './cash/statement.contract.ts';
import { transactionsContract } from './cash/transactions.contract.ts';
import { commissionRatesContract } from './catalog/commission-rates.contract.ts';
import { firstStepsContract } from './catalog/first-steps.contract.ts';
import { professionalServicesContract } from './catalog/professional-services.contract.ts';
import { servicesContract } from './catalog/services.contract.ts';
import { servicesImportContract } from './catalog/services-import.contract.ts';
import { clientImportsContract } from './clients/client-imports.contract.ts';
import { clientRecordContract } from './clients/client-record.contract.ts';
import { clientsContract } from './clients/clients.contract.ts';
import { cardFeesContract } from './company/card-fees.contract.ts';
import { closingDaysContract } from './company/closing-days.contract.ts';
import { companyContract } from './company/company.contract.ts';
import { financialCategoriesContract } from './company/financial-categories.contract.ts';
import { paymentMethodsContract } from './company/payment-methods.contract.ts';
import { companySetupContract } from './identity/company-setup.contract.ts';
import { entranceContract } from './identity/entrance.contract.ts';
import { profileContract } from './identity/profile.contract.ts';
import { sessionContract } from './identity/session.contract.ts';
import { signUpContract } from './identity/sign-up.contract.ts';
import { insightsContract } from './insights/insights.contract.ts';
import { clientRewardsContract } from './loyalty/client-rewards.contract.ts';
import { loyaltyCampaignsContract } from './loyalty/loyalty-campaigns.contract.ts';
import { pointsCampaignsContract } from './loyalty/points-campaigns.contract.ts';
import { administrativeContract } from './messaging/administrative.contract.ts';
import { affectedContract } from './messaging/affected.contract.ts';
import { automationsContract } from './messaging/automations.contract.ts';
import { birthdaysContract } from './messaging/birthdays.contract.ts';
import { byHandContract } from './messaging/by-hand.contract.ts';
import { campaignsContract } from './messaging/campaigns.contract.ts';
import { connectionContract } from './messaging/connection.contract.ts';
import { conversationsContract } from './messaging/conversations.contract.ts';
import { marketingAnalyticsContract } from './messaging/marketing-analytics.contract.ts';
import { messagingSettingsContract } from './messaging/messaging-settings.contract.ts';
import { noticesContract } from './messaging/notices.contract.ts';
import { officialTemplatesContract } from './messaging/official-templates.contract.ts';
import { pushContract } from './messaging/push.contract.ts';
import { reengagementsContract } from './messaging/reengagements.contract.ts';
import { returnsContract } from './messaging/returns.contract.ts';
import { sendingContract } from './messaging/sending.contract.ts';
import { templatesContract } from './messaging/templates.contract.ts';
import { administratorsContract } from './platform/administrators.contract.ts';
import { alertsContract } from './platform/alerts.contract.ts';
import { backupsContract } from './platform/backups.contract.ts';
import {
  platformCompaniesContract,
  platformSubscriptionsContract,
} from './platform/companies.contract.ts';
import { mailboxContract } from './platform/mailbox.contract.ts';
import { overviewContract } from './platform/overview.contract.ts';
import { platformSettingsContract } from './platform/settings.contract.ts';
import { statisticsContract } from './platform/statistics.contract.ts';
import { statusesContract } from './platform/statuses.contract.ts';
import { supportContract } from './platform/support.contract.ts';
import { trailContract } from './platform/trail.contract.ts';
import { clientPrepaidContract } from './prepaid/client-prepaid.contract.ts';
import { giftCardsContract } from './prepaid/gift-cards.contract.ts';
import { ordersContract } from './prepaid/orders.contract.ts';
import { ownOrderContract } from './prepaid/own-order.contract.ts';
import { packagesContract } from './prepaid/packages.contract.ts';
import { couponsContract } from './promotions/coupons.contract.ts';
import { ownReviewContract } from './reviews/own-review.contract.ts';
import { reviewsContract } from './reviews/reviews.contract.ts';
import { agendaContract } from './scheduling/agenda.contract.ts';
import { appointmentsContract } from './scheduling/appointments.contract.ts';
import { bookingChoicesContract } from './scheduling/booking-choices.contract.ts';
import { ownAppointmentContract } from './scheduling/own-appointment.contract.ts';
import { publicBookingContract } from './scheduling/public-booking.contract.ts';
import { seriesContract } from './scheduling/series.contract.ts';
import { liveContract } from './shared/live.contract.ts';
import { productsContract } from './stock/products.contract.ts';
import { productsImportContract } from './stock/products-import.contract.ts';
import { tasksContract } from './tasks/tasks.contract.ts';
import { invitationsContract } from './team/invitations.contract.ts';
import { membersContract } from './team/members.contract.ts';
import { membershipsContract } from './team/memberships.contract.ts';
import { professionalsContract } from './team/professionals.contract.ts';
import { schedulesContract } from './team/schedules.contract.ts';
import { supportVisitsContract } from './team/support-visits.contract.ts';

export const contract = {
  identity: {
    session: sessionContract,
    entrance: entranceContract,
    signUp: signUpContract,
    companySetup: companySetupContract,
    profile: profileContract,
  },
  company: {
    company: companyContract,
    closingDays: closingDaysContract,
    cardFees: cardFeesContract,
    paymentMethods: paymentMethodsContract,
    financialCategories: financialCategoriesContract,
  },
  billing: { plans: plansContract, subscription: subscriptionContract },
  team: {
    members: membersContract,
    invitations: invitationsContract,
    memberships: membershipsContract,
    professionals: professionalsContract,
    schedules: schedulesContract,
    supportVisits: supportVisitsContract,
  },
  catalog: {
    services: servicesContract,
    servicesImport: servicesImportContract,
    professionalServices: professionalServicesContract,
    commissionRates: commissionRatesContract,
    firstSteps: firstStepsContract,
  },
  clients: {
    clients: clientsContract,
    record: clientRecordContract,
    imports: clientImportsContract,
  },
  stock: { products: productsContract, productsImport: productsImportContract },
  promotions: { coupons: couponsContract },
  loyalty: {
    campaigns: loyaltyCampaignsContract,
    points: pointsCampaignsContract,
    clients: clientRewardsContract,
  },
  prepaid: {
    packages: packagesContract,
    giftCards: giftCardsContract,
    clients: clientPrepaidContract,
    orders: ordersContract,
    ownOrder: ownOrderContract,
  },
  scheduling: {
    appointments: appointmentsContract,
    series: seriesContract,
    agenda: agendaContract,
    bookingChoices: bookingChoicesContract,
    publicBooking: publicBookingContract,
    ownAppointment: ownAppointmentContract,
  },
  cash: {
    sessions: sessionsContract,
    settlements: settlementsContract,
    receipts: receiptsContract,
    receivables: receivablesContract,
    sales: salesContract,
    transactions: transactionsContract,
    commissions: { ...commissionsContract, ...statementContract },
  },
  reviews: { reviews: reviewsContract, ownReview: ownReviewContract },
  tasks: { tasks: tasksContract },
  messaging: {
    notices: noticesContract,
    conversations: conversationsContract,
    push: pushContract,
    templates: templatesContract,
    automations: automationsContract,
    byHand: byHandContract,
    campaigns: campaignsContract,
    reengagements: reengagementsContract,
    returns: returnsContract,
    analytics: marketingAnalyticsContract,
    sending: sendingContract,
    connection: connectionContract,
    officialTemplates: officialTemplatesContract,
    birthdays: birthdaysContract,
    affected: affectedContract,
    settings: messagingSettingsContract,
    administrative: administrativeContract,
  },
  insights: insightsContract,
  platform: {
    mailbox: mailboxContract,
    administrators: administratorsContract,
    alerts: alertsContract,
    trail: trailContract,
    backups: backupsContract,
    overview: overviewContract,
    statistics: statisticsContract,
    support: supportContract,
    settings: platformSettingsContract,
    plans: platformPlansContract,
    stripe: stripeContract,
    webhooks: webhooksContract,
    payments: platformPaymentsContract,
    companies: platformCompaniesContract,
    subscriptions: platformSubscriptionsContract,
    statuses: statusesContract,
  },
  live: liveContract,
};
