ALTER TABLE "receivables" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receivables" ADD COLUMN "received_by" uuid;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "product_basis_points" integer;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_received_by_somebody" CHECK (("receivables"."received_at" is null) = ("receivables"."received_by" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_product_rate" CHECK ("professionals"."product_basis_points" between 0 and 10000) NOT VALID;--> statement-breakpoint
-- What a machine pays is written once; it notes that it came, and that its payment was taken back.
do $$
begin
  execute format('grant update (received_at, received_by) on receivables to %I', app_role());
end $$;
--> statement-breakpoint
-- The payment itself is in the trail; of what comes of it only who said that it came.
create trigger record_update after update of received_at on receivables
  for each row when (old.received_at is distinct from new.received_at)
  execute function record_change();
