import { keptThings } from '../../foundation/database/kept-things.ts';
import { SERVICE_NAME_KEY, services } from './services.table.ts';

export const {
  create: createService,
  update: updateService,
  deactivate: deactivateService,
  reactivate: reactivateService,
  remove: removeService,
} = keptThings(services, SERVICE_NAME_KEY);
