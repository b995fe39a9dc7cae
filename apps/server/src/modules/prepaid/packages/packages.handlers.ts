import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import {
  createPackage,
  deactivatePackage,
  type PackageRow,
  reactivatePackage,
  removePackage,
  updatePackage,
} from './packages.commands.ts';
import { newPackageOf, packagesFile, presentPackage } from './packages.presenter.ts';
import { listPackages, withServices } from './packages.queries.ts';

const packages = forCompany.prepaid.packages.use(opens('financial'));
const manages = requires('prepaid.manage');

export const packagesHandlers = {
  list: packages.list.use(requires('prepaid.view')).handler(async ({ context: { scope } }) => {
    const rows = await listPackages(scope);
    return rows.map(presentPackage);
  }),

  create: packages.create.use(manages).handler(async ({ input, context: { scope }, errors }) => {
    const outcome = await createPackage(scope, newPackageOf(input), input.services);
    const created = valueOr(outcome, {
      taken: errors.PACKAGE_NAME_TAKEN,
      'service-gone': errors.SERVICE_NOT_FOUND,
    });
    return presented(scope, created);
  }),

  update: packages.update
    .use(manages)
    .handler(async ({ input: { id, version, ...form }, context: { scope }, errors }) => {
      const terms = { ...newPackageOf(form), services: form.services };
      const changed = valueOr(await updatePackage(scope, { id, version }, terms), {
        taken: errors.PACKAGE_NAME_TAKEN,
        'not-found': errors.PACKAGE_NOT_FOUND,
        'changed-meanwhile': errors.PACKAGE_CHANGED,
        'service-gone': errors.SERVICE_NOT_FOUND,
      });
      return presented(scope, changed);
    }),

  deactivate: packages.deactivate
    .use(manages)
    .handler(async ({ input, context: { scope }, errors }) => {
      const outcome = await deactivatePackage(scope, input.id);
      return presented(scope, valueOr(outcome, { 'not-found': errors.PACKAGE_NOT_FOUND }));
    }),

  reactivate: packages.reactivate
    .use(manages)
    .handler(async ({ input, context: { scope }, errors }) => {
      const outcome = await reactivatePackage(scope, input.id);
      return presented(scope, valueOr(outcome, { 'not-found': errors.PACKAGE_NOT_FOUND }));
    }),

  remove: packages.remove.use(manages).handler(async ({ input, context: { scope }, errors }) => {
    const { id } = valueOr(await removePackage(scope, input.id), {
      'not-found': errors.PACKAGE_NOT_FOUND,
      'has-history': errors.PACKAGE_HAS_HISTORY,
    });
    return { id };
  }),

  exportCsv: packages.exportCsv
    .use(manages)
    .handler(async ({ context: { scope, account } }) =>
      packagesFile(await listPackages(scope), account.companyTimezone),
    ),
};

async function presented(scope: CompanyScope, row: PackageRow) {
  const [view] = await withServices(scope, [row]);
  return presentPackage(view ?? { ...row, services: [] });
}
