CREATE TABLE "store_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reversed_by" text,
	"reversed_at" timestamp with time zone,
	"reversal_reason" text,
	CONSTRAINT "store_charges_amount" CHECK ("store_charges"."minor" > 0),
	CONSTRAINT "store_charges_reversed" CHECK (num_nulls("store_charges"."reversed_by", "store_charges"."reversed_at", "store_charges"."reversal_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "store_debts" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "replacement" jsonb;--> statement-breakpoint
ALTER TABLE "store_charges" ADD CONSTRAINT "store_charges_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_debts" ADD CONSTRAINT "store_debts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_charges_store" ON "store_charges" USING btree ("store_id","id");
