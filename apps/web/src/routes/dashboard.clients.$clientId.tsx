import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ClientPurchases } from '../features/cash/sale/client-purchases.tsx';
import { purchasesLabels } from '../features/cash/sale/sale.labels.ts';
import { SaleButton } from '../features/cash/sale/sale-button.tsx';
import { ClientPage } from '../features/clients/record/client-page.tsx';
import type { ClientTab } from '../features/clients/record/client-tabs.tsx';
import { ClientLoyalty } from '../features/loyalty/client-loyalty.tsx';
import { ClientPoints } from '../features/loyalty/client-points.tsx';
import { ClientPointsFigure } from '../features/loyalty/client-points-figure.tsx';
import { useSeesLoyalty, useSeesPoints } from '../features/loyalty/client-rewards.api.ts';
import {
  clientLoyaltyLabels,
  clientPointsLabels,
} from '../features/loyalty/client-rewards.labels.ts';
import { ClientTimeline } from '../features/messaging/conversations/client-timeline.tsx';
import { timelineLabels } from '../features/messaging/conversations/conversations.labels.ts';
import { ClientAccount } from '../features/prepaid/client-account.tsx';
import { ClientAccountFigure } from '../features/prepaid/client-account-figure.tsx';
import { ClientPackages } from '../features/prepaid/client-packages.tsx';
import { useSeesPrepaid } from '../features/prepaid/client-prepaid.api.ts';
import {
  clientAccountLabels,
  clientPackagesLabels,
} from '../features/prepaid/client-prepaid.labels.ts';
import { ClientRatingFigure } from '../features/reviews/client-rating-figure.tsx';
import { useSeesReviews } from '../features/reviews/reviews.api.ts';
import { useClientBooking } from '../features/scheduling/client-history/client-booking.tsx';
import { ClientCoupons } from '../features/scheduling/client-history/client-coupons.tsx';
import { ClientFigures } from '../features/scheduling/client-history/client-figures.tsx';
import { useSeesHistory } from '../features/scheduling/client-history/client-history.api.ts';
import { historyLabels } from '../features/scheduling/client-history/client-history.labels.ts';
import { ClientHistory } from '../features/scheduling/client-history/client-history.tsx';
import { readTab } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';
import { useMayIn } from '../foundation/sign-in/session.tsx';

export const Route = createFileRoute('/dashboard/clients/$clientId')({
  validateSearch: readTab,
  component: OneClient,
});

const historyTab: ClientTab = {
  name: 'history',
  label: historyLabels.history,
  Panel: ({ client }) => <ClientHistory clientId={client.id} mayComeAgain={!client.isAnonymized} />,
};

const couponsTab: ClientTab = {
  name: 'coupons',
  label: historyLabels.coupons,
  Panel: ({ client }) => <ClientCoupons clientId={client.id} />,
};

const pointsTab: ClientTab = {
  name: 'points',
  label: clientPointsLabels.tab,
  Panel: ({ client }) => <ClientPoints clientId={client.id} />,
};

const loyaltyTab: ClientTab = {
  name: 'loyalty',
  label: clientLoyaltyLabels.tab,
  Panel: ({ client }) => <ClientLoyalty clientId={client.id} />,
};

const purchasesTab: ClientTab = {
  name: 'purchases',
  label: purchasesLabels.title,
  Panel: ({ client }) => <ClientPurchases clientId={client.id} />,
};

const prepaidTabs: ClientTab[] = [
  {
    name: 'packages',
    label: clientPackagesLabels.tab,
    Panel: ({ client }) => (
      <ClientPackages
        clientId={client.id}
        sell={!client.isAnonymized && <SaleButton start={{ kind: 'package', client }} />}
      />
    ),
  },
  {
    name: 'account',
    label: clientAccountLabels.tab,
    Panel: ({ client }) => (
      <ClientAccount
        client={client}
        receive={(owedCents) => <SaleButton start={{ kind: 'account', client, owedCents }} />}
      />
    ),
  },
];

const timelineTab: ClientTab = {
  name: 'timeline',
  label: timelineLabels.tab,
  Panel: ({ client }) => <ClientTimeline client={client} />,
};

function OneClient() {
  const { clientId } = Route.useParams();
  const { tab } = useView(readTab);
  const navigate = Route.useNavigate();
  const seesHistory = useSeesHistory();
  const seesMessages = useMayIn('messages', 'messages.view');
  const seesPoints = useSeesPoints();
  const seesLoyalty = useSeesLoyalty();
  const seesPurchases = useMayIn('financial', 'cash.view');
  const seesPrepaid = useSeesPrepaid();
  const seesReviews = useSeesReviews();
  const book = useClientBooking(clientId);
  return (
    <ModuleGate module="clients">
      <ClientPage
        key={clientId}
        clientId={clientId}
        tab={tab}
        onTab={(name) => navigate({ search: { tab: name }, replace: true, resetScroll: false })}
        book={seesHistory ? book : undefined}
        figures={
          seesHistory && (
            <ClientFigures clientId={clientId}>
              {seesPoints && <ClientPointsFigure clientId={clientId} />}
              {seesPrepaid && <ClientAccountFigure clientId={clientId} />}
              {seesReviews && <ClientRatingFigure clientId={clientId} />}
            </ClientFigures>
          )
        }
        tabs={tabsFor({
          seesHistory,
          seesPoints,
          seesLoyalty,
          seesPurchases,
          seesPrepaid,
          seesMessages,
        })}
      />
    </ModuleGate>
  );
}

type Sight = Record<
  'seesHistory' | 'seesPoints' | 'seesLoyalty' | 'seesPurchases' | 'seesPrepaid' | 'seesMessages',
  boolean
>;

/** Her messages stand among her visits, so whoever sees both sees them. */
function tabsFor(sight: Sight): ClientTab[] {
  const { seesHistory, seesPoints, seesLoyalty, seesPurchases, seesPrepaid, seesMessages } = sight;
  return [
    ...(seesHistory ? [historyTab] : []),
    ...(seesPoints ? [pointsTab] : []),
    ...(seesHistory ? [couponsTab] : []),
    ...(seesLoyalty ? [loyaltyTab] : []),
    ...(seesPurchases ? [purchasesTab] : []),
    ...(seesPrepaid ? prepaidTabs : []),
    ...(seesHistory && seesMessages ? [timelineTab] : []),
  ];
}
