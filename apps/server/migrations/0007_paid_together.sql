ALTER TABLE "transactions" ADD COLUMN "paid_together_in_cents" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blind_count" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_paid_together" CHECK ("transactions"."paid_together_in_cents" is null or ("transactions"."counts_as" in ('payment', 'tip') and "transactions"."settlement_id" is not null and abs("transactions"."amount_in_cents") <= abs("transactions"."paid_together_in_cents") and "transactions"."amount_in_cents"::numeric * "transactions"."paid_together_in_cents" >= 0)) NOT VALID;
--> statement-breakpoint
do $$
begin
  execute format('grant update (blind_count) on companies to %I', app_role());
end $$;
--> statement-breakpoint
create constraint trigger keep_paid_together after insert on transactions
  deferrable initially deferred for each row when (new.paid_together_in_cents is not null)
  execute function keep_paid_together();
