import { IMPORT_FIELDS } from '@app/domain/clients/client-import';
import { toCsv } from '@app/domain/shared/csv';
import { Button, Card, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../foundation/save-file.ts';
import { fieldLabels } from './client-import.labels.ts';
import {
  howFileLooks,
  uploadLabels as labels,
  templateExample,
} from './client-import-upload.labels.ts';
import classes from './client-import-upload.module.css';

/** What a file should look like, and one to begin with. */
export function ClientImportFormat() {
  return (
    <Card className={classes.how}>
      <div>
        <Title order={2} size="h4">
          {labels.howTitle}
        </Title>
        <ul className={classes.rules}>
          {howFileLooks.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <Button
        className={classes.template}
        variant="default"
        leftSection={<IconDownload size={18} />}
        onClick={() => saveFile(template())}
      >
        {labels.template}
      </Button>
    </Card>
  );
}

function template(): File {
  const header = IMPORT_FIELDS.map((field) => fieldLabels[field]);
  const example = IMPORT_FIELDS.map((field) => templateExample[field]);
  return new File([toCsv(header, [example])], labels.templateName, {
    type: 'text/csv;charset=utf-8',
  });
}
