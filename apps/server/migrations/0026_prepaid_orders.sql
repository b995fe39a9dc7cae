CREATE TABLE "prepaid_shops" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"sells_gift_cards" boolean NOT NULL,
	"least_in_cents" bigint NOT NULL,
	"most_in_cents" bigint NOT NULL,
	"valid_days" integer,
	CONSTRAINT "prepaid_shops_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "prepaid_shops_values" CHECK ("prepaid_shops"."least_in_cents" > 0 and "prepaid_shops"."most_in_cents" >= "prepaid_shops"."least_in_cents" and "prepaid_shops"."valid_days" > 0)
);
--> statement-breakpoint
ALTER TABLE "prepaid_shops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD COLUMN "contact_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD COLUMN "contact_phone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD COLUMN "phone_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD COLUMN "held" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD COLUMN "valid_days" integer;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD COLUMN "token_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "prepaid_shops" ADD CONSTRAINT "prepaid_shops_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prepaid_shops_company_unique" ON "prepaid_shops" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prepaid_orders_token_unique" ON "prepaid_orders" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE INDEX "prepaid_orders_created_index" ON "prepaid_orders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE POLICY "prepaid_shops_company" ON "prepaid_shops" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
-- Policies bind the owner too, operators see all, requests get their rights.
select guard_company_table('prepaid_shops');
--> statement-breakpoint
-- People edit what is sold by the link.
select audit_company_table('prepaid_shops');
