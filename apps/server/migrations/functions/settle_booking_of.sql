-- Whether a company has somebody who can be booked at this moment, written where it is asked for. Online
-- booking follows: on with the first, unless somebody said no, and off with the last. Special hours end
-- with time alone, so a job of the night calls this too.
create or replace function settle_booking_of(settled_company uuid, moment timestamptz)
returns void language plpgsql as $$
declare
  today date;
  has_somebody boolean;
  is_on boolean;
begin
  select (moment at time zone timezone)::date, not public_booking_refused into today, is_on
  from companies where id = settled_company and deleted_at is null for no key update;
  -- A company that is being deleted takes no bookings.
  if not found then
    return;
  end if;
  has_somebody := exists (
    select from professionals person
    join services service on service.company_id = person.company_id and service.active
    where person.company_id = settled_company and person.active
      and (
        exists (select from schedule_periods period
          where period.company_id = settled_company and period.professional_id = person.id
            and period.kind = 'shift')
        or exists (select from schedule_exceptions special
          where special.company_id = settled_company and special.professional_id = person.id
            and special.until_date > today and jsonb_array_length(special.shifts) > 0)
      )
      -- Whoever is named nowhere does everything.
      and (
        exists (select from professional_services link
          where link.company_id = settled_company and link.professional_id = person.id
            and link.service_id = service.id)
        or not exists (select from professional_services link
          where link.company_id = settled_company and link.professional_id = person.id)
      )
  );
  is_on := is_on and has_somebody;
  update companies
  set has_somebody_to_book = has_somebody,
    public_booking_enabled = is_on,
    public_booking_was_open = public_booking_was_open or is_on
  where id = settled_company
    and (has_somebody_to_book, public_booking_enabled, public_booking_was_open)
      is distinct from (has_somebody, is_on, public_booking_was_open or is_on);
end $$;
