-- Online booking follows the team: it switches on with the first who can be booked, unless somebody
-- said no, and off with the last. Runs when the transaction ends, so that hours which are replaced do
-- not close it for a moment, and once for all rows: `hold_company_of_team` says when there is news.
create or replace function settle_public_booking() returns trigger language plpgsql as $$
declare
  changed_company uuid := coalesce(new.company_id, old.company_id);
  today date;
  has_somebody boolean;
begin
  if current_setting('app.settled_company', true) = changed_company::text then
    return null;
  end if;
  perform set_config('app.settled_company', changed_company::text, true);
  select (now() at time zone timezone)::date into today
  from companies where id = changed_company and deleted_at is null for no key update;
  -- A company that is being deleted takes no bookings.
  if not found then
    return null;
  end if;
  has_somebody := exists (
    select from professionals person
    join services service on service.company_id = person.company_id and service.active
    where person.company_id = changed_company and person.active
      and (
        exists (select from schedule_periods period
          where period.company_id = changed_company and period.professional_id = person.id
            and period.kind = 'shift')
        or exists (select from schedule_exceptions special
          where special.company_id = changed_company and special.professional_id = person.id
            and special.until_date > today and jsonb_array_length(special.shifts) > 0)
      )
      -- Whoever is named nowhere does everything.
      and (
        exists (select from professional_services link
          where link.company_id = changed_company and link.professional_id = person.id
            and link.service_id = service.id)
        or not exists (select from professional_services link
          where link.company_id = changed_company and link.professional_id = person.id)
      )
  );
  update companies
  set has_somebody_to_book = has_somebody,
    public_booking_enabled = has_somebody and not public_booking_refused
  where id = changed_company and (has_somebody_to_book, public_booking_enabled)
    is distinct from (has_somebody, has_somebody and not public_booking_refused);
  return null;
end $$;
