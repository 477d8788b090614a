CREATE TABLE "store_sales_days" (
	"store_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"minor" bigint NOT NULL,
	CONSTRAINT "store_sales_days_store_id_currency_day_pk" PRIMARY KEY("store_id","currency","day")
);
--> statement-breakpoint
CREATE TABLE "store_standing" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"approval" text DEFAULT 'approved' NOT NULL,
	"tier" integer DEFAULT 0 NOT NULL,
	"has_other_name" boolean DEFAULT false NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"kept_status" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "store_standing_tier" CHECK ("store_standing"."tier" between 0 and 3),
	CONSTRAINT "store_standing_kept" CHECK (("store_standing"."kept_status" is not null) = ("store_standing"."approval" <> 'approved' or "store_standing"."is_blocked"))
);
--> statement-breakpoint
CREATE TABLE "tier_limits" (
	"currency" text NOT NULL,
	"tier" integer NOT NULL,
	"minor" bigint NOT NULL,
	CONSTRAINT "tier_limits_currency_tier_pk" PRIMARY KEY("currency","tier"),
	CONSTRAINT "tier_limits_values" CHECK ("tier_limits"."tier" between 0 and 2 and "tier_limits"."minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"country_code" text NOT NULL,
	"legal_name" text NOT NULL,
	"number_kind" text NOT NULL,
	"number" text NOT NULL,
	"address" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"expires_on" date,
	"document_ids" jsonb NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"documents_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_sales_days" ADD CONSTRAINT "store_sales_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_standing" ADD CONSTRAINT "store_standing_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_submitted_by_accounts_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_standing_applied" ON "store_standing" USING btree ("store_id") WHERE approval = 'applied';--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_open" ON "verifications" USING btree ("store_id") WHERE state in ('submitted', 'more_needed');--> statement-breakpoint
CREATE INDEX "verifications_store" ON "verifications" USING btree ("store_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verifications_state" ON "verifications" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "verifications_documents" ON "verifications" USING btree ("documents_until") WHERE documents_until is not null;--> statement-breakpoint
INSERT INTO "tier_limits" ("currency", "tier", "minor") VALUES
	('USD', 0, 50000), ('USD', 1, 300000), ('USD', 2, 2500000),
	('EUR', 0, 45000), ('EUR', 1, 280000), ('EUR', 2, 2300000),
	('GBP', 0, 40000), ('GBP', 1, 240000), ('GBP', 2, 2000000),
	('NGN', 0, 75000000), ('NGN', 1, 450000000), ('NGN', 2, 3750000000),
	('GHS', 0, 600000), ('GHS', 1, 3600000), ('GHS', 2, 30000000),
	('KES', 0, 6500000), ('KES', 1, 39000000), ('KES', 2, 325000000),
	('ZAR', 0, 900000), ('ZAR', 1, 5400000), ('ZAR', 2, 45000000),
	('XOF', 0, 300000), ('XOF', 1, 1800000), ('XOF', 2, 15000000),
	('XAF', 0, 300000), ('XAF', 1, 1800000), ('XAF', 2, 15000000),
	('UGX', 0, 1900000), ('UGX', 1, 11000000), ('UGX', 2, 92000000),
	('TZS', 0, 130000000), ('TZS', 1, 780000000), ('TZS', 2, 6500000000),
	('RWF', 0, 700000), ('RWF', 1, 4200000), ('RWF', 2, 35000000),
	('EGP', 0, 2500000), ('EGP', 1, 15000000), ('EGP', 2, 125000000),
	('MAD', 0, 500000), ('MAD', 1, 3000000), ('MAD', 2, 25000000),
	('ZMW', 0, 1300000), ('ZMW', 1, 8000000), ('ZMW', 2, 65000000);
--> statement-breakpoint
INSERT INTO "store_standing" ("store_id", "tier")
SELECT "stores"."id", CASE WHEN EXISTS (
	SELECT FROM "payout_accounts" WHERE "payout_accounts"."store_id" = "stores"."id" AND "ended_at" IS NULL) THEN 1 ELSE 0 END
FROM "stores";
--> statement-breakpoint
INSERT INTO "store_sales_days" ("store_id", "currency", "day", "minor")
SELECT "store_id", "currency", "day", "net_minor" + "commission_minor" FROM "carried_days"
WHERE "kind" = 'sale' AND "day" > current_date - 31;
