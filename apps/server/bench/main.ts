// Prints one JSON line per figure. A speed is a ratio to a control measured in the same run.
// `search`, `slots`, `times`, `guard`, `growth`, `insights`, `rush` or `restarts` measures that alone.
// `--full` searches among two million clients, and looks, books and counts among ten million appointments;
// what is loaded for that is kept, see docs/guides/measure.md.
import { measureGuard } from './booking-guard.ts';
import { measureRush } from './booking-rush.ts';
import { measureSearch } from './clients-search.ts';
import { withDatabase } from './database.ts';
import { measureFaults } from './faults.ts';
import { measureGrowth } from './growth.ts';
import { measureInsights } from './insights.ts';
import { measureRestarts } from './restarts.ts';
import { measureServer } from './server.ts';
import { measureSlots } from './slots.ts';
import { measureSlotsOverHttp } from './slots-http.ts';

const isFull = process.argv.includes('--full');
const companies = isFull ? 10_000 : 1_000;
const appointments = isFull ? 10_000_000 : 100_000;

const parts = ['search', 'slots', 'times', 'guard', 'growth', 'insights', 'rush', 'restarts', 'faults'];
const alone = parts.find((name) => process.argv.includes(name));
const isWanted = (name: string) => !alone || alone === name;

if (isWanted('slots')) measureSlots();
if (!alone) await withDatabase(measureServer);
if (isWanted('search')) await withDatabase((place) => measureSearch(place, companies));
if (isWanted('times')) await measureSlotsOverHttp(appointments);
if (isWanted('guard')) await measureGuard(appointments);
if (isWanted('growth')) {
  await measureGrowth({ small: isFull ? 100_000 : 10_000, large: appointments });
}
if (isWanted('insights')) {
  await measureInsights({ small: isFull ? 100_000 : 10_000, large: appointments });
}
if (isWanted('rush')) await withDatabase(measureRush);
if (alone === 'faults') await measureFaults();
if (isWanted('restarts')) await withDatabase((place) => measureRestarts(place, isFull ? 60 : 20));
