-- What figures read lies in the indexes themselves: which appointment it is, what is done at it,
-- whether a client had come before, how many clients there are.
drop index appointments_day_index;
--> statement-breakpoint
create index appointments_day_index on appointments (company_id, starts_at)
  include (id, kind, status, professional_id, client_id, ends_at);
--> statement-breakpoint
drop index appointments_client_index;
--> statement-breakpoint
create index appointments_client_index on appointments (company_id, client_id, starts_at)
  include (status) where client_id is not null;
--> statement-breakpoint
alter table appointment_services drop constraint appointment_services_pkey,
  add constraint appointment_services_pkey
  primary key (company_id, appointment_id, position) include (service_id);
--> statement-breakpoint
-- Clients that came in one import share an entry.
create index clients_count_index on clients (company_id, active, created_at)
  where anonymized_at is null;
