// Prints one JSON line per figure. A speed is a ratio to a control measured in the same run. The name
// of a figure measures that alone. `--full` searches among two million clients, and looks, books and
// counts among ten million appointments; what is loaded for that is kept, see docs/guides/measure.md.
// `--smoke` only shows that everything still runs to its end. What takes ten minutes runs by its name.

import { measureBackup } from './backup.ts';
import { measureGuard } from './booking/guard.ts';
import { measureRush } from './booking/rush.ts';
import { withDatabase } from './database.ts';
import { measureFaults } from './faults/faults.ts';
import { measureRestarts } from './faults/restarts.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureInsights } from './growth/insights.ts';
import { measureSearch } from './lists/clients-search.ts';
import { measureOperatorCompanies } from './lists/operator-companies.ts';
import { measureArming } from './messages/arming.ts';
import { measureMessages } from './messages/messages.ts';
import { measureDueReminders } from './messages/reminders-due.ts';
import { measureTold } from './messages/told.ts';
import { measureWebhookFlood } from './messages/webhook-flood.ts';
import { closePlatforms } from './platform/platform.ts';
import { enough, isFull } from './scale.ts';
import { measureServer } from './server.ts';
import { measureSlotsOverHttp } from './slots/http.ts';
import { measureSlots } from './slots/slots.ts';

const companies = isFull ? 10_000 : enough(1_000, 3);
const appointments = isFull ? 10_000_000 : enough(100_000, 4_000);
const sizes = { small: isFull ? 100_000 : enough(10_000, 2_000), large: appointments };

/** In the order in which they are measured. */
const figures: Record<string, () => unknown> = {
  slots: measureSlots,
  server: () => withDatabase(measureServer),
  search: () => withDatabase((place) => measureSearch(place, companies)),
  times: () => measureSlotsOverHttp(appointments),
  guard: () => measureGuard(appointments),
  growth: () => measureGrowth(sizes),
  insights: () => measureInsights(sizes),
  rush: () => withDatabase(measureRush),
  restarts: () => withDatabase((place) => measureRestarts(place, isFull ? 60 : enough(20, 0.1))),
  arming: async () => {
    await withDatabase(measureArming);
    await withDatabase(measureDueReminders);
  },
  told: () => withDatabase(measureTold),
  'operator-companies': () => withDatabase(measureOperatorCompanies),
  backup: () => withDatabase(measureBackup),
  'webhook-flood': () => withDatabase(measureWebhookFlood),
  faults: measureFaults,
  messages: () => withDatabase(measureMessages),
};
/** A test breaks the database a few times; so often takes ten minutes. */
const LONG = ['faults', 'messages'];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !(name in figures));
if (unknown.length > 0) {
  throw new Error(`There is no figure ${unknown}. Choose among ${Object.keys(figures)}.`);
}
const isWanted = (name: string) =>
  wanted.length > 0 ? wanted.includes(name) : !LONG.includes(name);
try {
  for (const [name, measure] of Object.entries(figures)) {
    if (isWanted(name)) await measure();
  }
} finally {
  await closePlatforms();
}
