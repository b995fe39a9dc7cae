-- The company of this transaction. Outside of one it is null, and no row of any company is seen.
create or replace function current_company_id() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.company_id', true), '')::uuid
$$;
