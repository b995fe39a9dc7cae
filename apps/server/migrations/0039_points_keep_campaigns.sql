-- What was exchanged for points is named by its campaign: one that has movements stays, as coupons do.
-- The old constraint kept every row so far, so nothing has to be read again under its lock.
ALTER TABLE "points_transactions" DROP CONSTRAINT "points_transactions_campaign_fk";
--> statement-breakpoint
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_campaign_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."points_campaigns"("company_id","id") NOT VALID;
