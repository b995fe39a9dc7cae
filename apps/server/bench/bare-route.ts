// The control: the same rows by one plain query, without session, transaction, contract or checks.
import Fastify from 'fastify';
import pg from 'pg';

const [url, companyId, role] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: url,
  max: 16,
  options: `-c role=${role} -c app.company_id=${companyId}`,
});
const app = Fastify();
app.get('/services', async () => {
  const { rows } = await pool.query({
    name: 'services',
    text: 'select * from services where company_id = $1 order by id desc',
    values: [companyId],
  });
  return rows;
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(address);
