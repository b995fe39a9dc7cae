// The controls: the same busy rows by one plain query, and no query at all.
import Fastify from 'fastify';
import pg from 'pg';

const [url, role] = process.argv.slice(2);
// The operator's eyes see every company, so that nothing has to be entered.
const pool = new pg.Pool({ connectionString: url, max: 16, options: `-c role=${role}` });
const app = Fastify();
app.get('/hello', async () => ({ hello: 'world' }));
app.get<{ Querystring: { company: string; person: string; from: string; until: string } }>(
  '/busy',
  async ({ query: { company, person, from, until } }) => {
    const { rows } = await pool.query({
      name: 'busy',
      text: `select floor(extract(epoch from busy_from) / 60)::int as from,
          ceil(extract(epoch from busy_until) / 60)::int as until
        from appointments
        where company_id = $1 and professional_id = $2 and busy_from > $3::timestamptz - interval '72 hours'
          and busy_from < $4 and busy_until > $3 and status <> 'cancelled'
          and (held_until is null or held_until > now())
        order by busy_from`,
      values: [company, person, from, until],
    });
    return rows;
  },
);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.on('end', () => process.exit(0)).resume();
