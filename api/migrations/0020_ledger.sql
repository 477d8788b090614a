CREATE TABLE "commission_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid,
	"category_id" uuid,
	"basis_points" integer NOT NULL,
	"fixed" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_terms_of" UNIQUE NULLS NOT DISTINCT("store_id","category_id"),
	CONSTRAINT "commission_terms_one" CHECK ("commission_terms"."store_id" is null or "commission_terms"."category_id" is null),
	CONSTRAINT "commission_terms_share" CHECK ("commission_terms"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"posting_id" uuid NOT NULL,
	"account" text NOT NULL,
	"provider" text,
	"order_id" uuid,
	"store_id" uuid,
	"currency" text NOT NULL,
	"minor" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."minor" <> 0),
	CONSTRAINT "ledger_entries_whose" CHECK (("ledger_entries"."account" = 'clearing') = ("ledger_entries"."provider" is not null) and ("ledger_entries"."account" = 'buyer') = ("ledger_entries"."order_id" is not null) and ("ledger_entries"."account" = 'seller') = ("ledger_entries"."store_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"store_id" uuid,
	"order_id" uuid,
	"parcel_id" uuid,
	"refund_id" uuid,
	"order_number" text,
	"parcel_number" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_postings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "line_commissions" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"posting_id" uuid NOT NULL,
	"name" text NOT NULL,
	"variant_title" text NOT NULL,
	"quantity" integer NOT NULL,
	"line_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"terms" jsonb,
	CONSTRAINT "line_commissions_amount" CHECK ("line_commissions"."commission_minor" >= 0 and "line_commissions"."commission_minor" <= "line_commissions"."line_minor")
);
--> statement-breakpoint
CREATE TABLE "sale_releases" (
	"parcel_id" uuid PRIMARY KEY NOT NULL,
	"available_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commission_terms" ADD CONSTRAINT "commission_terms_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_terms" ADD CONSTRAINT "commission_terms_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_commissions" ADD CONSTRAINT "line_commissions_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_buyer" ON "ledger_entries" USING btree ("order_id") WHERE account = 'buyer';--> statement-breakpoint
CREATE INDEX "ledger_postings_store" ON "ledger_postings" USING btree ("store_id","at","id");--> statement-breakpoint
CREATE INDEX "ledger_postings_order" ON "ledger_postings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_parcel" ON "ledger_postings" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "line_commissions_posting" ON "line_commissions" USING btree ("posting_id");