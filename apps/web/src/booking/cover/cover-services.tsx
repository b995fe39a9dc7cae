import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatMoney } from '@app/domain/shared/money';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { servicesLabels } from '../booking.labels.ts';
import type { BookableService } from '../booking-gate.ts';
import parts from '../parts.module.css';
import { coverLabels } from './cover.labels.ts';
import { namedGroupsOf } from './service-groups.ts';

/** A page of hundreds of services would hide what else there is. */
const SHOWN_AT_FIRST = 20;

type CoverServicesProps = {
  services: BookableService[];
  onChoose: (service: BookableService) => void;
};

export function CoverServices({ services, onChoose }: CoverServicesProps) {
  const [isWhole, setWhole] = useState(false);
  const groups = namedGroupsOf(services);
  if (groups.length === 0) return <p className={parts.empty}>{coverLabels.noServices}</p>;
  const all = groups.flatMap((group) => group.services);
  const shown = new Set(isWhole ? all : all.slice(0, SHOWN_AT_FIRST));
  return (
    <>
      {groups.map((group) => {
        const offered = group.services.filter((service) => shown.has(service));
        if (offered.length === 0) return null;
        return (
          <section key={group.name} className="cover-group">
            {group.name && <h3>{group.name}</h3>}
            <ul>
              {offered.map((service) => (
                <li key={service.id}>
                  <ServiceRow service={service} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {shown.size < all.length && (
        <button type="button" className={parts.outline} onClick={() => setWhole(true)}>
          {coverLabels.allServices(all.length)}
        </button>
      )}
    </>
  );
}

type ServiceRowProps = { service: BookableService; onChoose: (service: BookableService) => void };

function ServiceRow({ service, onChoose }: ServiceRowProps) {
  const { name, description, durationMinutes, priceCents, priceVaries } = service;
  return (
    <button type="button" className="cover-service" onClick={() => onChoose(service)}>
      <span className="cover-words">
        <span className="cover-service-name">{name}</span>
        <span className="cover-soft">{formatDuration(durationMinutes)}</span>
        {description && <span className="cover-soft cover-description">{description}</span>}
      </span>
      <span className="cover-price">
        {priceVaries && <span className="cover-soft">{servicesLabels.from} </span>}
        {formatMoney(cents(priceCents))}
      </span>
      <IconChevronRight aria-hidden />
    </button>
  );
}
