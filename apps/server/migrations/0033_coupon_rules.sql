CREATE TABLE "coupon_services" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"coupon_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	CONSTRAINT "coupon_services_pkey" PRIMARY KEY("company_id","coupon_id","service_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "by_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "first_visit_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "birthday_month_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "weekdays" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "coupon_services" ADD CONSTRAINT "coupon_services_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_services" ADD CONSTRAINT "coupon_services_coupon_fk" FOREIGN KEY ("company_id","coupon_id") REFERENCES "public"."coupons"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_services" ADD CONSTRAINT "coupon_services_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_services_service_index" ON "coupon_services" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_link_index" ON "coupon_uses" USING btree ("company_id","coupon_id") WHERE "coupon_uses"."by_link";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_weekdays" CHECK ("coupons"."weekdays" <@ '{0,1,2,3,4,5,6}'::integer[]) NOT VALID;--> statement-breakpoint
CREATE POLICY "coupon_services_company" ON "coupon_services" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
-- Policies bind the owner too, operators see all, requests get their rights.
select guard_company_table('coupon_services');
