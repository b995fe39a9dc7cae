ALTER TABLE "campaigns" ADD COLUMN "approved_words" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "paused_because" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_campaign_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Policies bind the owner too; the operator sees every company.
select enter_operator(null, 'migration');
--> statement-breakpoint
-- Of companies that share a phone, the one that has had it for longest keeps it; the others are told why.
update whatsapp_connections as later
set state = 'disconnected', disconnected_at = now(), lost_because = 409
where later.state = 'connected' and later.phone <> '' and exists (
  select from whatsapp_connections as earlier
  where earlier.state = 'connected' and earlier.phone = later.phone
    and (coalesce(earlier.connected_at, 'infinity'), earlier.company_id)
      < (coalesce(later.connected_at, 'infinity'), later.company_id)
);
--> statement-breakpoint
set local role none;
--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_connections_phone_unique" ON "whatsapp_connections" USING btree ("phone") WHERE "whatsapp_connections"."state" = 'connected' and "whatsapp_connections"."phone" <> '';--> statement-breakpoint
CREATE INDEX "notices_campaign_index" ON "notices" USING btree ("company_id","campaign_id");