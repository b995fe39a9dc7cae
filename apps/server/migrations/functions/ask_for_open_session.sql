-- Money goes only through an open drawer. The lock makes whoever closes it wait, so that nothing
-- slips in between the counting and the closing. After the row, so that policies speak first.
create or replace function ask_for_open_session() returns trigger language plpgsql as $$
begin
  perform from cash_sessions s
  where s.company_id = new.company_id and s.id = new.cash_session_id and s.status = 'open'
  for share;
  if not found then
    raise exception 'the cash session is not open'
      using errcode = 'check_violation', constraint = 'cash_session_open', table = tg_table_name;
  end if;
  return null;
end $$;
