import {
  type Package,
  type PackageForm,
  packageForm,
} from '@app/contract/prepaid/packages.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useKeeping } from '../../foundation/hooks/use-keeping.ts';
import { packageLabels as labels } from './packages.labels.ts';

type Held = { serviceId: string | null; sessions: number | '' };

/** What stands in the fields while somebody types: a number may be missing, a service not chosen yet. */
export type PackageDraft = Omit<PackageForm, Emptiable | 'priceCents' | 'services'> &
  Record<Emptiable, number | ''> & { priceCents: Cents | null; services: Held[] };
type Emptiable = 'validDays' | 'commissionBasisPoints';

export type PackageDraftForm = UseFormReturnType<PackageDraft>;

const newPackage: PackageDraft = {
  name: '',
  description: '',
  priceCents: null,
  validDays: '',
  commissionBasisPoints: '',
  services: [{ serviceId: null, sessions: '' }],
  sellsOnline: false,
  active: true,
};

const complaintsAbout = schemaResolver(packageForm, { sync: true });

export function usePackageForm(opened: Package | null, close: () => void) {
  const form = useForm<PackageDraft>({
    initialValues: opened ? draftOf(opened) : newPackage,
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  return useKeeping({
    form,
    about: 'package',
    api: useApi().prepaid.packages,
    opened,
    draftOf,
    inputOf,
    changedCode: 'PACKAGE_CHANGED',
    labels,
    fieldOf: { PACKAGE_NAME_TAKEN: 'name' },
    failed: opened ? labels.failedToUpdate : labels.failedToCreate,
    done: close,
  });
}

function draftOf(opened: Package): PackageDraft {
  const { name, description, sellsOnline, active, priceCents, validDays } = opened;
  return {
    name,
    description,
    sellsOnline,
    active,
    priceCents: cents(priceCents),
    validDays: validDays ?? '',
    commissionBasisPoints: opened.commissionBasisPoints ?? '',
    services: opened.services.map(({ serviceId, sessions }) => ({ serviceId, sessions })),
  };
}

/** What is left empty and has to be there is no number, which the schema says. */
function inputOf(draft: PackageDraft): PackageForm {
  return {
    ...draft,
    priceCents: draft.priceCents ?? Number.NaN,
    validDays: draft.validDays === '' ? null : draft.validDays,
    commissionBasisPoints: draft.commissionBasisPoints === '' ? null : draft.commissionBasisPoints,
    services: draft.services.map(({ serviceId, sessions }) => ({
      serviceId: serviceId ?? '',
      sessions: sessions === '' ? Number.NaN : sessions,
    })),
  };
}
