import { DocumentField } from '../../../ui/fields/document-field.tsx';
import { DocumentTypeField } from '../../../ui/fields/document-type-field.tsx';
import type { CompanyFormState } from './company.form.ts';
import { companyFieldLabels as labels } from './company.labels.ts';

type CompanyDocumentFieldsProps = { form: CompanyFormState };

export function CompanyDocumentFields({ form }: CompanyDocumentFieldsProps) {
  const { documentType } = form.values;
  const example = documentType === 'cnpj' && { placeholder: labels.cnpjExample };
  return (
    <>
      <DocumentTypeField
        input={form.getInputProps('documentType')}
        values={form.values}
        onDocument={(document) => form.setFieldValue('document', document)}
      />
      <DocumentField
        documentType={documentType}
        required
        {...example}
        {...form.getInputProps('document')}
      />
    </>
  );
}
