-- Online booking follows the team. Runs when the transaction ends, so that hours which are replaced do
-- not close it for a moment, and once for all rows: `hold_company_of_team` says when there is news.
create or replace function settle_public_booking() returns trigger language plpgsql as $$
declare
  changed_company uuid := coalesce(new.company_id, old.company_id);
begin
  if current_setting('app.settled_company', true) = changed_company::text then
    return null;
  end if;
  perform set_config('app.settled_company', changed_company::text, true);
  perform settle_booking_of(changed_company, now());
  return null;
end $$;
