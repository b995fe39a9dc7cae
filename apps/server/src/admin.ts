import { runAdmin } from './admin-commands.ts';
import { openTerminal } from './terminal.ts';

process.exitCode = await runAdmin(process.argv.slice(2), {
  variables: process.env,
  terminal: openTerminal(),
});
