// Prints one JSON line per figure. A speed is a ratio to a control measured in the same run.
// `search`, `slots`, `times`, `guard` or `rush` measures that alone; `--full` searches among two
// million clients, and looks and books among ten million appointments, which take half an hour and
// more to load.
import { measureGuard } from './booking-guard.ts';
import { measureRush } from './booking-rush.ts';
import { measureSearch } from './clients-search.ts';
import { withDatabase } from './database.ts';
import { measureServer } from './server.ts';
import { measureSlots } from './slots.ts';
import { measureSlotsOverHttp } from './slots-http.ts';

const isFull = process.argv.includes('--full');
const companies = isFull ? 10_000 : 1_000;
const appointments = isFull ? 10_000_000 : 200_000;

const alone = ['search', 'slots', 'times', 'guard', 'rush'].find((name) =>
  process.argv.includes(name),
);
const isWanted = (name: string) => !alone || alone === name;

if (isWanted('slots')) measureSlots();
if (!alone) await withDatabase(measureServer);
if (isWanted('search')) await withDatabase((place) => measureSearch(place, companies));
if (isWanted('times')) {
  await withDatabase((place) => measureSlotsOverHttp(place, isFull ? 10_000 : 100));
}
if (isWanted('guard')) await withDatabase((place) => measureGuard(place, appointments));
if (isWanted('rush')) await withDatabase(measureRush);
