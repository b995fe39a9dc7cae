import { isAbsolute, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../paths.ts';
import { keepsBackups } from './backup/backup-settings.ts';
import { EnvironmentError, isLocalAddress, readEnvironment } from './environment.ts';

const bucket = {
  S3_ENDPOINT: 'https://s3.exemplo.com',
  S3_BUCKET: 'arquivos',
  S3_ACCESS_KEY_ID: 'chave',
  S3_SECRET_ACCESS_KEY: 'segredo',
};

test('nothing has to be set', () => {
  expect(readEnvironment({})).toEqual({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: join(projectFolder, 'data'),
    DATABASE_POOL: 25,
    DRAIN_SECONDS: 0,
    APP_SECRET_OLD: [],
    RATE_LIMITS: 'on',
    WORKER: 'on',
    LOG_LEVEL: 'info',
    MAIL_FROM: 'Hora Marcada <nao-responda@horamarcada.test>',
    BACKUP_WEEKS: 4,
    S3_REGION: 'us-east-1',
  });
});

test.each([
  ['a system that others reach keeps backups', { HOST: '0.0.0.0' }, true],
  ['one that only this machine reaches keeps none', {}, false],
  ['unless it is told to', { BACKUPS: 'on' }, true],
  ['or told not to', { HOST: '0.0.0.0', BACKUPS: 'off' }, false],
])('%s', (_name, variables, keeps) => {
  expect(keepsBackups(readEnvironment(variables))).toBe(keeps);
});

test.each([{ BACKUP_KEY: 'short' }, { BACKUP_WEEKS: '-1' }, { BACKUP_WEEKS: '1.5' }])(
  'refuses %j',
  (variables) => {
    expect(() => readEnvironment(variables)).toThrow(/BACKUP_(KEY|WEEKS) must/);
  },
);

test('backups lie in a folder or in a bucket that can be reached, files may stay where they are', () => {
  const { S3_BUCKET, ...access } = bucket;
  expect(readEnvironment({ ...access, BACKUP_BUCKET: 'copias' }).BACKUP_BUCKET).toBe('copias');
  expect(() => readEnvironment({ BACKUP_BUCKET: 'copias' })).toThrow(/S3_ENDPOINT.* missing/);
  expect(() => readEnvironment({ ...access })).toThrow('S3_BUCKET missing');
  const two = { ...access, BACKUP_BUCKET: 'copias', BACKUP_DIR: '/mnt/usb' };
  expect(() => readEnvironment(two)).toThrow('say two places for backups');
});

test.each(['', '   ', '\t', undefined])('a blank means not set: "%s"', (blank) => {
  const names = [
    'PORT',
    'HOST',
    'DATABASE_URL',
    'PUBLIC_URL',
    'APP_SECRET',
    'SMTP_URL',
    'S3_BUCKET',
  ];
  const blanks = Object.fromEntries(names.map((name) => [name, blank]));

  expect(readEnvironment(blanks)).toEqual(readEnvironment({}));
});

test('blanks around a value do not count', () => {
  expect(readEnvironment({ PORT: ' 4000 ', HOST: ' 0.0.0.0 ' })).toMatchObject({
    PORT: 4000,
    HOST: '0.0.0.0',
  });
});

test('the public address follows the port, unless it is given', () => {
  expect(readEnvironment({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  const given = { PORT: '4000', PUBLIC_URL: 'https://hora.exemplo.com/' };
  expect(readEnvironment(given).PUBLIC_URL).toBe('https://hora.exemplo.com');
});

test('a data folder is found from the project, wherever the start came from', () => {
  expect(readEnvironment({ DATA_DIR: 'other' }).DATA_DIR).toBe(join(projectFolder, 'other'));
  expect(readEnvironment({ DATA_DIR: '/var/hora' }).DATA_DIR).toBe('/var/hora');
  expect(isAbsolute(readEnvironment({}).DATA_DIR)).toBe(true);
});

test.each([
  ['NODE_ENV', 'staging'],
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'hora.exemplo.com'],
  ['PUBLIC_URL', 'ftp://hora.exemplo.com'],
  ['DATABASE_URL', 'mysql://localhost/hora'],
  ['DATABASE_URL', 'hora'],
  ['DATABASE_DIRECT_URL', 'mysql://localhost/hora'],
  ['DATABASE_READ_URL', 'postgres://a,b:x/hora'],
  ['WORKER_PORT', '70000'],
  ['DATABASE_POOL', '7'],
  ['DATABASE_POOL', '1001'],
  ['DATABASE_POOL', 'many'],
  ['DATABASE_POOL', '9.5'],
  ['APP_SECRET', 'thirty-one characters, one less'],
  ['RATE_LIMITS', 'no'],
  ['WORKER', 'true'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '10.0.0.5, elsewhere'],
  ['DRAIN_SECONDS', 'soon'],
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', '1.5'],
  ['DRAIN_SECONDS', '61'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'fifteen letters'],
  ['SMTP_URL', 'mail.exemplo.com'],
  ['SMTP_URL', 'https://mail.exemplo.com'],
  ['SMTP_URL', 'smtp://ana:s3nha@@mail.exemplo.com/x'],
  ['S3_ENDPOINT', 's3.exemplo.com'],
  ['EVOLUTION_URL', 'evolution.exemplo.com'],
  ['EVOLUTION_API_KEY', 'curta'],
])('a wrong %s stops the start with its name: %s', (name, value) => {
  const reading = () => readEnvironment({ ...bucket, [name]: value });

  expect(reading).toThrow(EnvironmentError);
  expect(reading).toThrow(new RegExp(`^Wrong environment:\\n {2}${name} [^\\n]+\\nCorrect`));
  expect(reading).not.toThrow(/s3nha|undefined/);
});

test('several wrong variables are all named at once', () => {
  const reading = () => readEnvironment({ PORT: 'x', WORKER: 'x', LOG_LEVEL: 'x' });
  expect(reading).toThrow(/PORT.*WORKER.*LOG_LEVEL/s);
});

describe('open rate limits', () => {
  test.each(['http://localhost:3000', 'http://127.0.0.1', 'https://[::1]:8443'])(
    'are allowed on %s',
    (PUBLIC_URL) => {
      expect(readEnvironment({ RATE_LIMITS: 'off', PUBLIC_URL }).RATE_LIMITS).toBe('off');
      expect(isLocalAddress(PUBLIC_URL)).toBe(true);
    },
  );

  test.each(['https://hora.exemplo.com', 'http://localhost.exemplo.com', 'http://10.0.0.7:3000'])(
    'are refused on %s',
    (PUBLIC_URL) => {
      expect(() => readEnvironment({ RATE_LIMITS: 'off', PUBLIC_URL })).toThrow(/RATE_LIMITS=off/);
      expect(readEnvironment({ PUBLIC_URL }).RATE_LIMITS).toBe('on');
    },
  );

  test('are refused where other machines can knock', () => {
    const open = { RATE_LIMITS: 'off', HOST: '0.0.0.0' };
    expect(() => readEnvironment(open)).toThrow(/RATE_LIMITS=off/);
  });
});

describe('a bucket', () => {
  test('is used when all of it is given', () => {
    expect(readEnvironment(bucket)).toMatchObject(bucket);
  });

  test.each(Object.keys(bucket))('is refused without %s', (name) => {
    const half = { ...bucket, [name]: '' };
    expect(() => readEnvironment(half)).toThrow(`${name} missing`);
    expect(() => readEnvironment(half)).not.toThrow(/segredo/);
  });
});

describe('Evolution API', () => {
  const evolution = {
    EVOLUTION_URL: 'https://evolution.exemplo.com',
    EVOLUTION_API_KEY: 'chave-global',
  };

  test('is used when both its address and its key are given', () => {
    expect(readEnvironment(evolution)).toMatchObject(evolution);
  });

  test.each(Object.keys(evolution))('is refused without %s', (name) => {
    const half = { ...evolution, [name]: '' };
    expect(() => readEnvironment(half)).toThrow(/EVOLUTION_URL and EVOLUTION_API_KEY/);
    expect(() => readEnvironment(half)).not.toThrow(/chave-global/);
  });
});

test.each([
  ['without a proxy nobody has to notice that the server ends', {}, 0],
  ['a proxy has five seconds', { TRUST_PROXY: '10.0.0.5' }, 5],
  ['or as many as it needs', { TRUST_PROXY: '10.0.0.5', DRAIN_SECONDS: '12' }, 12],
  ['or none', { TRUST_PROXY: '10.0.0.5', DRAIN_SECONDS: '0' }, 0],
])('%s', (_rule, variables, seconds) => {
  expect(readEnvironment(variables).DRAIN_SECONDS).toBe(seconds);
});

test.each([
  ['on', 'on'],
  ['1', 'on'],
  ['off', 'off'],
  ['0', 'off'],
])('BILLING_SIMULATOR=%s means %s', (said, meant) => {
  expect(readEnvironment({ BILLING_SIMULATOR: said }).BILLING_SIMULATOR).toBe(meant);
});

test('a way past the pooler is none without the pooler', () => {
  const DATABASE_DIRECT_URL = 'postgres://hora:senha@localhost/hora';
  expect(() => readEnvironment({ DATABASE_DIRECT_URL })).toThrow(
    /DATABASE_DIRECT_URL .* needs DATABASE_URL beside it/,
  );
});

test('a standby is none without what it follows', () => {
  const DATABASE_READ_URL = 'postgres://hora:senha@localhost/hora';
  expect(() => readEnvironment({ DATABASE_READ_URL })).toThrow(
    /DATABASE_READ_URL .* needs that beside it/,
  );
});

test('one database of several processes needs one secret, and the refusal says where it may be', () => {
  const DATABASE_URL = 'postgres://hora:senha@localhost/hora';
  expect(() => readEnvironment({ DATABASE_URL })).toThrow(/APP_SECRET is missing: .*app\.secret/s);
  const APP_SECRET = 'x'.repeat(32);
  expect(readEnvironment({ DATABASE_URL, APP_SECRET })).toMatchObject({ DATABASE_URL, APP_SECRET });
});

test('secrets from before are a list, and none of them is short', () => {
  const [one, other] = ['x'.repeat(32), 'y'.repeat(40)];
  expect(readEnvironment({ APP_SECRET_OLD: `${one}, ${other}` }).APP_SECRET_OLD).toEqual([
    one,
    other,
  ]);
  expect(() => readEnvironment({ APP_SECRET_OLD: `${one},short` })).toThrow(
    /APP_SECRET_OLD\.1 must have at least 32/,
  );
});
