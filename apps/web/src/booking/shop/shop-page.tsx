import type { PublicShop } from '@app/contract/prepaid/own-order.contract';
import { type ReactNode, useEffect, useState } from 'react';
import { wizardLabels } from '../booking.labels.ts';
import pageClasses from '../booking-page.module.css';
import ownClasses from '../own-appointment/own-appointment.module.css';
import { PageMessage } from '../page-message.tsx';
import { read } from '../public-gate.ts';
import { PrivacyLine } from '../steps/privacy-line.tsx';
import wizardClasses from '../wizard/booking-wizard.module.css';
import { useAsked } from '../wizard/use-asked.ts';
import { CompanyHeader } from '../wizard/wizard-header.tsx';
import { OrderForm } from './order-form.tsx';
import { shopPageLabels as labels } from './shop.labels.ts';
import { type Choice, ShopChoices } from './shop-choices.tsx';

/** What a company sells by its link: somebody chooses, says who she is and pays with her bank. */
export function ShopPage({ idOrSlug }: { idOrSlug: string }) {
  const base = `/api/public/companies/${encodeURIComponent(idOrSlug)}`;
  const asked = useAsked(base, () => read<PublicShop>(`${base}/shop`));
  if (asked.state === 'ready')
    return <Opened base={base} shop={asked.answer} onStale={asked.askAgain} />;
  if (asked.state === 'waiting') return <Waiting />;
  if (asked.failure.code === 'SHOP_NOT_FOUND') return <PageMessage {...labels.closed} />;
  return <PageMessage {...labels.unreachable} onAgain={asked.askAgain} />;
}

type OpenedProps = { base: string; shop: PublicShop; onStale: () => void };

function Opened({ base, shop, onStale }: OpenedProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const { name } = shop.company;
  useEffect(() => {
    document.title = labels.title(name);
  }, [name]);
  return (
    <ShopFrame company={shop.company} subtitle={labels.subtitle}>
      {choice ? (
        <OrderForm base={base} choice={choice} onBack={() => setChoice(null)} onStale={onStale} />
      ) : (
        <ShopChoices shop={shop} onChoose={setChoice} />
      )}
    </ShopFrame>
  );
}

type ShopFrameProps = { company: PublicShop['company']; subtitle: string; children: ReactNode };

/** The company above, what becomes of somebody's data below. */
export function ShopFrame({ company, subtitle, children }: ShopFrameProps) {
  const { name, logoUrl } = company;
  return (
    <>
      <main className={pageClasses.page}>
        <div className={`${wizardClasses.wizard} ${ownClasses.own}`}>
          <CompanyHeader name={name} logoUrl={logoUrl} subtitle={subtitle} />
          {children}
        </div>
      </main>
      <PrivacyLine company={company} sentence={labels.privacy(name)} />
    </>
  );
}

export function Waiting() {
  return (
    <main className={pageClasses.page} aria-busy>
      <p className={pageClasses.waiting} role="status">
        {wizardLabels.loading}
      </p>
    </main>
  );
}
