-- Nobody has fewer points than none. Whoever spends at the same moment waits at the client's row.
create or replace function keep_points() returns trigger language plpgsql as $$
declare
  balance bigint;
begin
  if new.points >= 0 then
    return null;
  end if;
  perform 1 from clients
  where company_id = new.company_id and id = new.client_id
  for no key update;
  select coalesce(sum(points), 0) into balance from points_transactions
  where company_id = new.company_id and client_id = new.client_id;
  if balance < 0 then
    raise exception 'a client has fewer points than none'
      using errcode = 'check_violation', constraint = 'points_not_negative';
  end if;
  return null;
end
$$;
