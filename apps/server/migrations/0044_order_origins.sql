CREATE TABLE "prepaid_order_origins" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"order_id" uuid NOT NULL,
	"ordered_from" text NOT NULL,
	"ordered_from_network" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prepaid_order_origins_pkey" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "prepaid_order_origins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "gathered" integer;--> statement-breakpoint
ALTER TABLE "prepaid_order_origins" ADD CONSTRAINT "prepaid_order_origins_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."prepaid_orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prepaid_order_origins_from_index" ON "prepaid_order_origins" USING btree ("company_id","ordered_from","ordered_at");--> statement-breakpoint
CREATE INDEX "prepaid_order_origins_network_index" ON "prepaid_order_origins" USING btree ("company_id","ordered_from_network","ordered_at");--> statement-breakpoint
CREATE INDEX "prepaid_orders_phone_index" ON "prepaid_orders" USING btree ("company_id","phone_key");--> statement-breakpoint
CREATE POLICY "prepaid_order_origins_company" ON "prepaid_order_origins" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
-- Policies bind the owner too, operators see all, requests get their rights.
select guard_company_table('prepaid_order_origins');
