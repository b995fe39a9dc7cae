ALTER TABLE "settlement_items" ADD COLUMN "fee_in_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "receivables" ADD COLUMN "instalments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "receivables" ADD COLUMN "card_brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_fee" CHECK (abs("settlement_items"."fee_in_cents") <= abs("settlement_items"."gross_in_cents" - "settlement_items"."discount_in_cents" - "settlement_items"."prepaid_in_cents") and "settlement_items"."fee_in_cents"::numeric * "settlement_items"."gross_in_cents" >= 0) NOT VALID;--> statement-breakpoint
-- The totals of the book and of the year read no row: what machines keep lies in the index, too.
drop index transactions_date_index;
--> statement-breakpoint
create index transactions_date_index on transactions (company_id, date, id)
  include (type, counts_as, amount_in_cents, paid_together_in_cents, payout_id, payout_in_cents,
    fee_in_cents);
--> statement-breakpoint
-- What a machine pays is written once; it only notes that its payment was taken back.
do $$
begin
  execute format('revoke update, delete on receivables from %I', app_role());
  execute format('grant update (taken_back_at) on receivables to %I', app_role());
end $$;
