import { NO_PLAN, type OpenedCompany } from '@app/contract/platform/companies.contract';
import { Select, SimpleGrid, Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { moneyText } from '../../../foundation/format.ts';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { GuardedDialog } from '../../../ui/dialogs/guarded-dialog.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { CompanyPlainFields } from '../../company/details/company-plain-fields.tsx';
import { useCompanyChoices, useOperatedCompany } from './companies.api.ts';
import { companiesLabels as labels } from './companies.labels.ts';
import {
  type Founded,
  type OperatedDraftForm,
  useOperatedCompanyForm,
} from './operated-company.form.ts';

type CompanyDialogProps = {
  /** `null` for a new one. */
  id: string | null;
  onClose: () => void;
  /** A new one is stored, and its owner invited. */
  onFounded: (founded: Founded) => void;
};

export default function CompanyDialog({ id, onClose, onFounded }: CompanyDialogProps) {
  const done = (founded: Founded | null) => {
    onClose();
    if (founded) onFounded(founded);
  };
  return (
    <GuardedDialog title={id ? labels.editTitle : labels.create} size="xl" onClose={onClose}>
      {id ? <Loaded id={id} done={done} /> : <CompanyForm company={null} done={done} />}
    </GuardedDialog>
  );
}

type Done = { done: (founded: Founded | null) => void };

function Loaded({ id, done }: Done & { id: string }) {
  return (
    <LoadBlock query={useOperatedCompany(id)} skeleton={<Skeleton height={480} radius="md" />}>
      {(company) => <CompanyForm key={company.id} company={company} done={done} />}
    </LoadBlock>
  );
}

function CompanyForm({ company, done }: Done & { company: OpenedCompany | null }) {
  const { saving, merged, base } = useOperatedCompanyForm(company, done);
  const { form } = saving;
  return (
    <DialogForm saving={saving} merged={merged} names={fieldNames}>
      {/* The fields of a company are among those of this form. */}
      <CompanyPlainFields form={form as unknown as PlainForm} />
      <OperatorFields form={form} company={base} />
    </DialogForm>
  );
}

type PlainForm = ComponentProps<typeof CompanyPlainFields>['form'];
const fieldNames = { planId: labels.plan, customStatusId: labels.customStatus };
const twoColumns = { base: 1, sm: 2 };

type OperatorFieldsProps = { form: OperatedDraftForm; company: OpenedCompany | null };

/** What operators decide about a company. */
function OperatorFields({ form, company }: OperatorFieldsProps) {
  const { plans = [], statuses = [] } = useCompanyChoices().data ?? {};
  const choices = plans.map(({ id, name, priceMonthlyCents, active }) => ({
    value: id,
    label: [name, moneyText(priceMonthlyCents), active ? '' : labels.outOfOffer]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <SimpleGrid cols={twoColumns}>
      <Select
        label={labels.plan}
        description={planHelpOf(company)}
        disabled={company?.isPlanSubscribed ?? false}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[{ value: NO_PLAN, label: labels.noPlan }, ...choices]}
        allowDeselect={false}
        {...form.getInputProps('planId')}
      />
      <Select
        label={labels.customStatus}
        placeholder={labels.noCustomStatus}
        data={statuses.map(({ id, name }) => ({ value: id, label: name }))}
        clearable
        {...form.getInputProps('customStatusId')}
        value={form.values.customStatusId || null}
        onChange={(chosen) => form.setFieldValue('customStatusId', chosen ?? '')}
      />
    </SimpleGrid>
  );
}

function planHelpOf(company: OpenedCompany | null): string {
  if (!company) return labels.emailHelp;
  return company.isPlanSubscribed ? labels.planSubscribedHelp : labels.planHelp;
}
