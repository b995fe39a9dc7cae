import { sessionHandlers } from './foundation/http/session.handlers.ts';
import { liveHandlers } from './foundation/live/live.handlers.ts';
import { platformPaymentsHandlers } from './modules/billing/operators/payments.handlers.ts';
import { platformPlansHandlers } from './modules/billing/operators/plans.handlers.ts';
import { stripeHandlers } from './modules/billing/operators/stripe.handlers.ts';
import { webhooksHandlers } from './modules/billing/operators/webhooks.handlers.ts';
import { plansHandlers } from './modules/billing/plans.handlers.ts';
import { subscriptionHandlers } from './modules/billing/subscription.handlers.ts';
import { transactionsHandlers } from './modules/cash/book/transactions.handlers.ts';
import { appointmentStatusHandlers } from './modules/cash/checkout/appointment-status.handlers.ts';
import { salesHandlers } from './modules/cash/checkout/sales.handlers.ts';
import { settlementsHandlers } from './modules/cash/checkout/settlements.handlers.ts';
import { commissionsHandlers } from './modules/cash/commissions/commissions.handlers.ts';
import { cashSessionsHandlers } from './modules/cash/drawer/cash-sessions.handlers.ts';
import { paymentMethodKindsHandlers } from './modules/cash/drawer/payment-method-kinds.handlers.ts';
import { ordersHandlers } from './modules/cash/orders/orders.handlers.ts';
import { ownOrderHandlers } from './modules/cash/orders/own-order.handlers.ts';
import { receivablesHandlers } from './modules/cash/receivables/receivables.handlers.ts';
import { commissionRatesHandlers } from './modules/catalog/commission-rates.handlers.ts';
import { firstStepsHandlers } from './modules/catalog/first-steps.handlers.ts';
import { professionalServicesHandlers } from './modules/catalog/professional-services.handlers.ts';
import { servicesHandlers } from './modules/catalog/services.handlers.ts';
import { servicesImportHandlers } from './modules/catalog/services-import.handlers.ts';
import { clientsHandlers } from './modules/clients/clients.handlers.ts';
import { clientImportsHandlers } from './modules/clients/imports/client-imports.handlers.ts';
import { clientRecordHandlers } from './modules/clients/record/client-record.handlers.ts';
import { cardFeesHandlers } from './modules/company/card-fees.handlers.ts';
import { closingDaysHandlers } from './modules/company/closing-days.handlers.ts';
import { companyHandlers } from './modules/company/company.handlers.ts';
import { financialCategoriesHandlers } from './modules/company/financial-categories.handlers.ts';
import { paymentMethodsHandlers } from './modules/company/payment-methods.handlers.ts';
import { entranceHandlers } from './modules/identity/entrance.handlers.ts';
import { profileHandlers } from './modules/identity/profile.handlers.ts';
import { settingChangesHandlers } from './modules/insights/history/setting-changes.handlers.ts';
import { insightsHandlers } from './modules/insights/insights.handlers.ts';
import { clientRewardsHandlers } from './modules/loyalty/client-rewards.handlers.ts';
import { loyaltyCampaignsHandlers } from './modules/loyalty/loyalty-campaigns.handlers.ts';
import { pointsCampaignsHandlers } from './modules/loyalty/points-campaigns.handlers.ts';
import { administrativeHandlers } from './modules/messaging/administrative/administrative-automations.handlers.ts';
import { affectedHandlers } from './modules/messaging/affected.handlers.ts';
import { automationsHandlers } from './modules/messaging/automations.handlers.ts';
import { birthdaysHandlers } from './modules/messaging/birthdays/birthdays.handlers.ts';
import { byHandHandlers } from './modules/messaging/by-hand.handlers.ts';
import { campaignsHandlers } from './modules/messaging/campaigns/campaigns.handlers.ts';
import { marketingAnalyticsHandlers } from './modules/messaging/campaigns/marketing-analytics.handlers.ts';
import { reengagementsHandlers } from './modules/messaging/campaigns/reengagements.handlers.ts';
import { returnsHandlers } from './modules/messaging/campaigns/returns.handlers.ts';
import { connectionHandlers } from './modules/messaging/connection/connection.handlers.ts';
import { conversationsHandlers } from './modules/messaging/conversations/conversations.handlers.ts';
import { receiptsHandlers } from './modules/messaging/letters/receipts.handlers.ts';
import { messagingSettingsHandlers } from './modules/messaging/messaging-settings.handlers.ts';
import { noticesHandlers } from './modules/messaging/notices/notices.handlers.ts';
import { pushHandlers } from './modules/messaging/notices/push.handlers.ts';
import { officialTemplatesHandlers } from './modules/messaging/official/official-templates.handlers.ts';
import { sendingHandlers } from './modules/messaging/sending/sending.handlers.ts';
import { templatesHandlers } from './modules/messaging/templates.handlers.ts';
import { administratorsHandlers } from './modules/platform/administrators.handlers.ts';
import { alertsHandlers } from './modules/platform/alerts.handlers.ts';
import { backupsHandlers } from './modules/platform/backups.handlers.ts';
import { platformCompaniesHandlers } from './modules/platform/companies/companies.handlers.ts';
import { statusesHandlers } from './modules/platform/companies/statuses.handlers.ts';
import { platformSubscriptionsHandlers } from './modules/platform/companies/subscriptions.handlers.ts';
import { mailboxHandlers } from './modules/platform/mailbox.handlers.ts';
import { overviewHandlers } from './modules/platform/overview.handlers.ts';
import { platformSettingsHandlers } from './modules/platform/settings.handlers.ts';
import { statisticsHandlers } from './modules/platform/statistics.handlers.ts';
import { supportHandlers } from './modules/platform/support.handlers.ts';
import { trailHandlers } from './modules/platform/trail.handlers.ts';
import { clientPrepaidHandlers } from './modules/prepaid/client-prepaid.handlers.ts';
import { giftCardsHandlers } from './modules/prepaid/gift-cards/gift-cards.handlers.ts';
import { packagesHandlers } from './modules/prepaid/packages/packages.handlers.ts';
import { couponsHandlers } from './modules/promotions/coupons.handlers.ts';
import { ownReviewHandlers } from './modules/reviews/own-review.handlers.ts';
import { reviewsHandlers } from './modules/reviews/reviews.handlers.ts';
import { agendaHandlers } from './modules/scheduling/agenda/agenda.handlers.ts';
import { appointmentsHandlers } from './modules/scheduling/appointments/appointments.handlers.ts';
import { bookingChoicesHandlers } from './modules/scheduling/booking/booking-choices.handlers.ts';
import { calendarFeedsHandlers } from './modules/scheduling/feeds/calendar-feeds.handlers.ts';
import { ownAppointmentHandlers } from './modules/scheduling/online/own-appointment.handlers.ts';
import { publicBookingHandlers } from './modules/scheduling/online/public-booking.handlers.ts';
import { seriesHandlers } from './modules/scheduling/series/series.handlers.ts';
import { visitsHandlers } from './modules/scheduling/visits/visits.handlers.ts';
import { productsHandlers } from './modules/stock/products.handlers.ts';
import { productsImportHandlers } from './modules/stock/products-import.handlers.ts';
import { tasksHandlers } from './modules/tasks/tasks.handlers.ts';
import { companySetupHandlers } from './modules/team/company-setup.handlers.ts';
import { invitationsHandlers } from './modules/team/invitations.handlers.ts';
import { membersHandlers } from './modules/team/members.handlers.ts';
import { membershipsHandlers } from './modules/team/memberships.handlers.ts';
import { professionalsHandlers } from './modules/team/professionals.handlers.ts';
import { schedulesHandlers } from './modules/team/schedules.handlers.ts';
import { signUpHandlers } from './modules/team/sign-up.handlers.ts';
import { supportVisitsHandlers } from './modules/team/support/support-visits.handlers.ts';

/** One line per area. The contract says what each of them promises. */
export const router = {
  identity: {
    session: sessionHandlers,
    entrance: entranceHandlers,
    signUp: signUpHandlers,
    companySetup: companySetupHandlers,
    profile: profileHandlers,
  },
  company: {
    company: { ...companyHandlers, ...settingChangesHandlers },
    closingDays: closingDaysHandlers,
    paymentMethods: { ...paymentMethodsHandlers, ...paymentMethodKindsHandlers },
    cardFees: cardFeesHandlers,
    financialCategories: financialCategoriesHandlers,
  },
  billing: { plans: plansHandlers, subscription: subscriptionHandlers },
  team: {
    members: membersHandlers,
    invitations: invitationsHandlers,
    memberships: membershipsHandlers,
    professionals: professionalsHandlers,
    schedules: schedulesHandlers,
    supportVisits: supportVisitsHandlers,
  },
  catalog: {
    services: servicesHandlers,
    servicesImport: servicesImportHandlers,
    professionalServices: professionalServicesHandlers,
    commissionRates: commissionRatesHandlers,
    firstSteps: firstStepsHandlers,
  },
  clients: {
    clients: clientsHandlers,
    record: clientRecordHandlers,
    imports: clientImportsHandlers,
  },
  stock: { products: productsHandlers, productsImport: productsImportHandlers },
  promotions: { coupons: couponsHandlers },
  loyalty: {
    campaigns: loyaltyCampaignsHandlers,
    points: pointsCampaignsHandlers,
    clients: clientRewardsHandlers,
  },
  prepaid: {
    packages: packagesHandlers,
    giftCards: giftCardsHandlers,
    clients: clientPrepaidHandlers,
    orders: ordersHandlers,
    ownOrder: ownOrderHandlers,
  },
  scheduling: {
    publicBooking: publicBookingHandlers,
    ownAppointment: ownAppointmentHandlers,
    bookingChoices: bookingChoicesHandlers,
    appointments: { ...appointmentsHandlers, ...visitsHandlers, ...appointmentStatusHandlers },
    series: seriesHandlers,
    agenda: { ...agendaHandlers, ...calendarFeedsHandlers },
  },
  cash: {
    sessions: cashSessionsHandlers,
    transactions: transactionsHandlers,
    settlements: settlementsHandlers,
    receipts: receiptsHandlers,
    receivables: receivablesHandlers,
    sales: salesHandlers,
    commissions: commissionsHandlers,
  },
  reviews: { reviews: reviewsHandlers, ownReview: ownReviewHandlers },
  tasks: { tasks: tasksHandlers },
  messaging: {
    notices: noticesHandlers,
    conversations: conversationsHandlers,
    push: pushHandlers,
    templates: templatesHandlers,
    automations: automationsHandlers,
    byHand: byHandHandlers,
    campaigns: campaignsHandlers,
    reengagements: reengagementsHandlers,
    returns: returnsHandlers,
    analytics: marketingAnalyticsHandlers,
    sending: sendingHandlers,
    connection: connectionHandlers,
    officialTemplates: officialTemplatesHandlers,
    birthdays: birthdaysHandlers,
    affected: affectedHandlers,
    settings: messagingSettingsHandlers,
    administrative: administrativeHandlers,
  },
  insights: insightsHandlers,
  platform: {
    mailbox: mailboxHandlers,
    administrators: administratorsHandlers,
    alerts: alertsHandlers,
    trail: trailHandlers,
    backups: backupsHandlers,
    overview: overviewHandlers,
    statistics: statisticsHandlers,
    support: supportHandlers,
    settings: platformSettingsHandlers,
    plans: platformPlansHandlers,
    stripe: stripeHandlers,
    webhooks: webhooksHandlers,
    payments: platformPaymentsHandlers,
    companies: platformCompaniesHandlers,
    subscriptions: platformSubscriptionsHandlers,
    statuses: statusesHandlers,
  },
  live: liveHandlers,
};
