import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import type { Marker } from '../secrets/keyed-mark.ts';
import { readOrCreateSecret } from '../secrets/secret-file.ts';

/** What all processes have to be told alike, and what goes wrong when they are not. */
export const SHARED_SETTINGS = {
  PUBLIC_URL: 'links in e-mails would lead elsewhere',
  S3_BUCKET: 'one would not find the files of another (without a bucket they lie in DATA_DIR)',
  SMTP_URL: 'e-mails would leave from one and stay with another',
} as const;

export type SharedSetting = keyof typeof SHARED_SETTINGS;
export type SettingMarks = Record<SharedSetting, string>;

/** Marks tell that two processes were told the same, and nothing of what they were told. */
export function marksOfSettings(environment: Environment, markOf: Marker): SettingMarks {
  const told: SettingMarks = {
    PUBLIC_URL: environment.PUBLIC_URL,
    S3_BUCKET: homeOfFiles(environment),
    SMTP_URL: environment.SMTP_URL ? 'sent' : 'kept',
  };
  for (const name of Object.keys(told) as SharedSetting[]) {
    told[name] = markOf(`setting ${name} ${told[name]}`);
  }
  return told;
}

/** Two machines call different folders by one name, so each folder has a name of its own inside. */
function homeOfFiles({ S3_ENDPOINT, S3_BUCKET, DATA_DIR }: Environment): string {
  if (S3_BUCKET) return `bucket ${S3_ENDPOINT} ${S3_BUCKET}`;
  return `folder ${readOrCreateSecret(join(DATA_DIR, 'files', '.home'))}`;
}
