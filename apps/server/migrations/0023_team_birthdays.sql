ALTER TABLE "professionals" ADD COLUMN "birthday" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_birthday" CHECK ("professionals"."birthday" = '' or "professionals"."birthday" ~ '^[0-3][0-9]/[01][0-9]$') NOT VALID;--> statement-breakpoint
-- What 0021 asked of new rows alone holds for all of them.
alter table transactions validate constraint transactions_fees;
--> statement-breakpoint
alter table settlement_items validate constraint settlement_items_kinds;
--> statement-breakpoint
alter table settlement_items validate constraint settlement_items_prepaid;
--> statement-breakpoint
alter table settlements validate constraint settlements_what_for;
--> statement-breakpoint
alter table settlements validate constraint settlements_prepaid;
--> statement-breakpoint
alter table companies validate constraint companies_account_limit;
