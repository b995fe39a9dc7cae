ALTER TABLE "settlement_items" ALTER COLUMN "starts_at" DROP DEFAULT;--> statement-breakpoint
-- Whoever takes the money writes it: looking it up again for every row was work done twice.
drop trigger note_start_of_paid on settlement_items;
--> statement-breakpoint
drop function note_start_of_paid();
