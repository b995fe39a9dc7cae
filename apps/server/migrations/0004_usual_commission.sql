ALTER TABLE "commission_rates" DROP CONSTRAINT "commission_rates_pkey";--> statement-breakpoint
ALTER TABLE "commission_rates" ALTER COLUMN "service_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_id_pkey" PRIMARY KEY("company_id","id");--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_once_a_day" UNIQUE NULLS NOT DISTINCT("company_id","professional_id","service_id","from_date");