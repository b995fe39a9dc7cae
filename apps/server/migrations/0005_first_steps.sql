ALTER TABLE "companies" ADD COLUMN "public_booking_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "has_somebody_to_book" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "first_steps_put_away_at" timestamp with time zone;--> statement-breakpoint
-- Policies bind the owner too; the operator sees every company.
select enter_operator(null, 'migration');
--> statement-breakpoint
with bookable as (
  select company.id from companies company where exists (
    select from professionals person
    join services service on service.company_id = person.company_id and service.active
    where person.company_id = company.id and person.active
      and (
        exists (select from schedule_periods period
          where period.company_id = company.id and period.professional_id = person.id
            and period.kind = 'shift')
        or exists (select from schedule_exceptions special
          where special.company_id = company.id and special.professional_id = person.id
            and jsonb_array_length(special.shifts) > 0)
      )
      and (
        exists (select from professional_services link
          where link.company_id = company.id and link.professional_id = person.id
            and link.service_id = service.id)
        or not exists (select from professional_services link
          where link.company_id = company.id and link.professional_id = person.id)
      )
  )
)
-- Who could be booked online and is not has said no; where nobody can be booked, nobody said anything.
update companies
set has_somebody_to_book = id in (select id from bookable),
  public_booking_refused = not public_booking_enabled and id in (select id from bookable),
  public_booking_enabled = public_booking_enabled and id in (select id from bookable);
--> statement-breakpoint
set local role none;
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_somebody_to_book" CHECK ("companies"."has_somebody_to_book" or not "companies"."public_booking_enabled");
--> statement-breakpoint
do $$
begin
  execute format(
    'grant update (public_booking_refused, has_somebody_to_book, first_steps_put_away_at) '
    'on companies to %I', app_role()
  );
end $$;
--> statement-breakpoint
create constraint trigger professionals_settle_public_booking
  after insert or delete or update of active on professionals
  deferrable initially deferred for each row execute function settle_public_booking();
--> statement-breakpoint
create constraint trigger services_settle_public_booking
  after insert or delete or update of active on services
  deferrable initially deferred for each row execute function settle_public_booking();
--> statement-breakpoint
create constraint trigger schedule_periods_settle_public_booking
  after insert or delete or update on schedule_periods
  deferrable initially deferred for each row execute function settle_public_booking();
--> statement-breakpoint
create constraint trigger schedule_exceptions_settle_public_booking
  after insert or delete or update on schedule_exceptions
  deferrable initially deferred for each row execute function settle_public_booking();
--> statement-breakpoint
create constraint trigger professional_services_settle_public_booking
  after insert or delete or update on professional_services
  deferrable initially deferred for each row execute function settle_public_booking();
