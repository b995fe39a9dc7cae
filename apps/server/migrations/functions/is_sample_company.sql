-- Whether this transaction is one of the sample company, in which nobody is written to.
create or replace function is_sample_company() returns boolean language sql stable parallel safe as $$
  select exists (select from companies where id = current_company_id() and is_sample)
$$;
