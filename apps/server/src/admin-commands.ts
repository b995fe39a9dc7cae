import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STRIPE_MODES } from '@app/domain/billing/stripe-keys';
import { type Administration, closeAdministration, openAdministration } from './administration.ts';
import { isBackupCommand, runBackupCommand } from './backup-admin.ts';
import { explain } from './explanation.ts';
import { type Environment, EnvironmentError, readEnvironment } from './foundation/environment.ts';
import { SealedSecretError } from './foundation/secrets/sealed-secret.ts';
import type { WhatsappSetting } from './foundation/whatsapp/whatsapp-settings.ts';
import { giveUpSealed } from './lost-secret-admin.ts';
import { configureMessages } from './messages-admin.ts';
import { rotateSecret } from './secret-admin.ts';
import { acceptTheseSettings } from './settings-admin.ts';
import { configureStripe, showStripe, testStripe } from './stripe-admin.ts';
import { configureSupport } from './support-admin.ts';
import type { Terminal } from './terminal.ts';
import { takeSecondStepAway } from './two-factor-admin.ts';
import { configureWhatsapp, showWhatsapp, testWhatsapp } from './whatsapp-admin.ts';

type AdminParts = {
  variables: Record<string, string | undefined>;
  terminal: Terminal;
  /** Takes the place of the network in tests. */
  transport?: typeof fetch;
};

/** The only command about somebody. */
const RESET = 'two-factor:reset';

const USAGE = `npm run admin -- <command>

  stripe:configure --environment test|live [--activate]
      Saves keys of the payment provider. Each one comes from the first of these that has it:
        --secret-key        STRIPE_SECRET_KEY        the terminal, which shows nothing
        --publishable-key   STRIPE_PUBLISHABLE_KEY   the terminal
        --webhook-secret    STRIPE_WEBHOOK_SECRET    the terminal
      What nobody gives stays as it is. --activate switches the environment on.
  stripe:show
      Says which keys are set, without showing them.
  stripe:test [--environment test|live]
      Asks the payment provider whether the key works, and where.
  evolution:configure [--url https://evolution.exemplo.com.br] [--api-key …]
      Saves where Evolution API runs and its global key, for every company that connects a phone.
      Also from EVOLUTION_URL and EVOLUTION_API_KEY, or from the terminal.
  evolution:test
      Asks Evolution API whether it is there, which version it is, and whether the key opens it.
  meta:configure [--app-id …] [--app-secret …] [--verify-token …] [--graph-version v23.0]
      Saves the app through which companies use WhatsApp's own API. The secrets also come from
      META_APP_SECRET and META_VERIFY_TOKEN, or from the terminal.
  whatsapp:show
      Says what of both is set, without showing secrets.
  messages:configure --per-hour 100
      Says how many messages the number of each company sends in an hour. More gets numbers banned.
  support:configure [--whatsapp "(11) 98765-4321"] [--email ajuda@exemplo.com.br]
      Says how companies reach whoever runs the platform. An empty text takes one away.
  secret:rotate
      Seals everything anew with APP_SECRET. Needs the one from before in APP_SECRET_OLD.
  secret:lost [--yes]
      Gives up what nobody can open any more, because the secret from before is lost.
  two-factor:reset <e-mail>
      For whoever lost phone and recovery codes: takes the second step away and ends all sessions
      of that person, who then signs in with the password and sets it up again. It is recorded.
  backup [--to DIR] [--calmly]
      Makes a backup of everything now, in BACKUP_DIR or where --to says. The server may go on.
      With --calmly it takes minutes longer and is felt less, as each night.
  backup:list [--from DIR]
      Says which backups there are, and when one was last restored on trial.
  backup:verify [--from DIR]
      Restores the newest backup into a folder that is thrown away and compares every table.
  backup:check --from DUMP
      Reads a dump of the database of DATABASE_URL (a file or a folder of pg_dump) and says whether
      every company and every table is in it.
  backup:role
      Makes the login that may dump the database of DATABASE_URL, or says how a superuser makes it.
  restore [--from DIR] [--at "2026-11-15 14:05"]
      Makes an empty DATA_DIR as everything was: at that moment, or as late as the backups reach.
  restore:company --company <address or id> [--from DIR] [--at "2026-11-15 14:05"] [--as-copy]
  restore:company --from ARCHIVE.zip [--as-copy]
      Brings one company back beside the living ones: out of a backup, or out of the archive that it
      took along. One that is still there is left alone: --as-copy makes a second one. It is closed.
  settings:accept
      Says that PUBLIC_URL, the bucket and SMTP_URL of this command are those of every server and
      worker from now on, while others still run.

The server may run meanwhile. It needs the same variables as the server: at least DATA_DIR,
DATABASE_URL and APP_SECRET.`;

/** Answers the exit code. */
export async function runAdmin(args: string[], parts: AdminParts): Promise<number> {
  const request = read(args);
  if (!request) return complain(parts.terminal, USAGE);
  try {
    return await perform(request, parts);
  } catch (error) {
    return complain(parts.terminal, explainToAdmin(error));
  }
}

type Request = NonNullable<ReturnType<typeof read>>;

/** Null for whatever cannot be understood. Nothing of it is repeated: it may hold a secret. */
function read(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        environment: text,
        'secret-key': text,
        'publishable-key': text,
        'webhook-secret': text,
        activate: { type: 'boolean' },
        url: text,
        'api-key': text,
        'app-id': text,
        'app-secret': text,
        'verify-token': text,
        'graph-version': text,
        'per-hour': text,
        whatsapp: text,
        email: text,
        to: text,
        from: text,
        at: text,
        company: text,
        'as-copy': { type: 'boolean' },
        calmly: { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    });
    const mode = STRIPE_MODES.find((known) => known === values.environment) ?? null;
    const [command, person, ...rest] = positionals;
    if (rest.length > 0 || (person !== undefined) !== (command === RESET)) return null;
    if (values.environment && !mode) return null;
    return { command, person, mode, values };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function perform(
  { command, person, mode, values }: Request,
  parts: AdminParts,
): Promise<number> {
  const { terminal, variables } = parts;
  if (isBackupCommand(command)) return runBackupCommand(command, { terminal, variables }, values);
  if (command === 'stripe:show') {
    return inside(parts, (administration) => showStripe(administration, terminal));
  }
  if (command === 'stripe:test') {
    return inside(parts, (administration) => testStripe(administration, terminal, mode));
  }
  if (command === 'whatsapp:show') {
    return inside(parts, (administration) => showWhatsapp(administration, terminal));
  }
  if (command === 'evolution:test') {
    return inside(parts, (administration) => testWhatsapp(administration, terminal));
  }
  if (command === 'evolution:configure' || command === 'meta:configure') {
    const provider = command === 'meta:configure' ? 'meta' : 'evolution';
    const given = whatsappSettingsOf(values, variables);
    return inside(parts, (administration) =>
      configureWhatsapp(administration, terminal, { provider, given }),
    );
  }
  if (command === 'messages:configure') {
    return inside(parts, (administration) =>
      configureMessages(administration, terminal, values['per-hour']),
    );
  }
  if (command === 'support:configure') {
    return inside(parts, (administration) => configureSupport(administration, terminal, values));
  }
  if (command === 'secret:rotate') {
    return inside(parts, (administration) => rotateSecret(administration, terminal));
  }
  if (command === 'secret:lost') {
    return giveUpSealed(readEnvironment(variables), terminal, values.yes ? 'yes' : 'not yet');
  }
  if (person !== undefined) {
    return inside(parts, (administration) => takeSecondStepAway(administration, terminal, person));
  }
  if (command === 'settings:accept') {
    return inside(parts, (administration) => acceptTheseSettings(administration, terminal));
  }
  if (command !== 'stripe:configure' || !mode) return complain(terminal, USAGE);
  const given = {
    'secret-key': values['secret-key'] ?? variables.STRIPE_SECRET_KEY,
    'publishable-key': values['publishable-key'] ?? variables.STRIPE_PUBLISHABLE_KEY,
    'webhook-secret': values['webhook-secret'] ?? variables.STRIPE_WEBHOOK_SECRET,
  };
  const wish = values.activate ? ('switch-on' as const) : ('save' as const);
  return inside(parts, (administration) =>
    configureStripe(administration, terminal, { mode, given, wish }),
  );
}

function whatsappSettingsOf(
  values: Request['values'],
  variables: AdminParts['variables'],
): Partial<Record<WhatsappSetting, string | undefined>> {
  return {
    evolution_url: values.url ?? variables.EVOLUTION_URL,
    evolution_api_key: values['api-key'] ?? variables.EVOLUTION_API_KEY,
    meta_app_id: values['app-id'],
    meta_app_secret: values['app-secret'] ?? variables.META_APP_SECRET,
    meta_verify_token: values['verify-token'] ?? variables.META_VERIFY_TOKEN,
    meta_graph_version: values['graph-version'],
  };
}

async function inside(
  { variables, transport }: AdminParts,
  work: (administration: Administration) => Promise<number>,
): Promise<number> {
  const environment = readEnvironment(variables);
  refuseWithoutSecret(environment);
  const administration = await openAdministration(environment, transport);
  try {
    return await work(administration);
  } finally {
    await closeAdministration(administration);
  }
}

/** A secret made here, in a folder that is not the server's, would seal keys which it cannot open. */
function refuseWithoutSecret({ APP_SECRET, DATA_DIR }: Environment): void {
  if (APP_SECRET || existsSync(join(DATA_DIR, 'app.secret'))) return;
  throw new EnvironmentError(
    `There is no app.secret in ${DATA_DIR}. Start the server once, or give this command the DATA_DIR or APP_SECRET of the server.`,
  );
}

function explainToAdmin(error: unknown): string {
  if (!(error instanceof SealedSecretError)) return explain(error);
  return 'The keys that are saved were sealed with another secret. Give this command the DATA_DIR or APP_SECRET of the server.';
}

function complain(terminal: Terminal, sentence: string): number {
  terminal.say(sentence);
  return 1;
}
