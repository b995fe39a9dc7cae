ALTER TABLE "companies" ADD COLUMN "public_booking_was_open" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
do $$
begin
  execute format('grant update (public_booking_was_open) on companies to %I', app_role());
end $$;
--> statement-breakpoint
select enter_operator(null, 'migration');
--> statement-breakpoint
update companies set public_booking_was_open = true where public_booking_enabled;
--> statement-breakpoint
set local role none;
