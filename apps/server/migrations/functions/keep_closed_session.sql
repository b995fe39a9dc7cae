-- What was counted stays as it was counted.
create or replace function keep_closed_session() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1 or is_being_erased(old.company_id)) then
    return old;
  end if;
  if old.status = 'closed' then
    raise exception 'a closed cash session never changes'
      using errcode = 'check_violation', constraint = 'cash_session_open', table = 'cash_sessions';
  end if;
  return coalesce(new, old);
end $$;
