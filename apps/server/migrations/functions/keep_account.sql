-- Nobody owes more than she may. Whoever spends at the same moment waits at the client's row.
create or replace function keep_account() returns trigger language plpgsql as $$
declare
  balance bigint;
  allowed bigint;
begin
  if new.amount_in_cents >= 0 then
    return null;
  end if;
  select coalesce(client.account_limit_in_cents, company.account_limit_in_cents) into allowed
  from clients client join companies company on company.id = client.company_id
  where client.company_id = new.company_id and client.id = new.client_id
  for no key update of client;
  select coalesce(sum(amount_in_cents), 0) into balance from account_entries
  where company_id = new.company_id and client_id = new.client_id;
  if balance < -allowed then
    raise exception 'a client owes more than she may'
      using errcode = 'check_violation', constraint = 'account_within_limit';
  end if;
  return null;
end
$$;
