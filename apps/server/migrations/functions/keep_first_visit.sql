-- When each client came first, for the figures: kept with every appointment, never counted again.
create or replace function keep_first_visit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.client_id is not null and old.status <> 'cancelled' then
    perform renew_first_visit(old.company_id, old.client_id, old.starts_at);
  end if;
  if tg_op <> 'DELETE' and new.client_id is not null and new.status <> 'cancelled' then
    insert into first_visits as known (company_id, client_id, starts_at)
    values (new.company_id, new.client_id, new.starts_at)
    on conflict (company_id, client_id) do update set starts_at = excluded.starts_at
      where known.starts_at > excluded.starts_at;
  end if;
  return null;
end $$;
