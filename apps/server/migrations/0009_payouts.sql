ALTER TABLE "transactions" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "payout_in_cents" bigint;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payout_fk" FOREIGN KEY ("company_id","payout_id") REFERENCES "public"."transactions"("company_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "transactions_payout_index" ON "transactions" USING btree ("company_id","payout_id") WHERE "transactions"."payout_id" is not null;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payout" CHECK (("transactions"."payout_in_cents" is not null) = coalesce("transactions"."payout_id" = "transactions"."id", false) and ("transactions"."payout_id" is null or "transactions"."counts_as" in ('commission_payment', 'tip_payment', 'advance_return'))) NOT VALID;
--> statement-breakpoint
-- What was handed over at once adds up. Its parts are written in one statement, so it is asked once.
create trigger keep_payout after insert on transactions
  referencing new table as written for each statement execute function keep_payout();
--> statement-breakpoint
-- The totals of the book read no row: what stands for others carries what all of them come to.
drop index transactions_date_index;
--> statement-breakpoint
create index transactions_date_index on transactions (company_id, date, id)
  include (type, counts_as, amount_in_cents, paid_together_in_cents, payout_id, payout_in_cents);
