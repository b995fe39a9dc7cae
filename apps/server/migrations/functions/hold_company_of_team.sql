-- Whoever changes people, hours or services takes the company first, as whoever counts against a plan
-- does: `settle_public_booking` writes there in the end, and two orders would wait in a circle. What
-- was settled before this statement is to be settled again.
create or replace function hold_company_of_team() returns trigger language plpgsql as $$
begin
  perform 1 from companies where id = current_company_id() for no key update;
  perform set_config('app.settled_company', '', true);
  return null;
end $$;
