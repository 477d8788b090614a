CREATE TABLE "sale_holds" (
	"parcel_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"store_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "sale_holds_parcel_id_cause_pk" PRIMARY KEY("parcel_id","cause")
);
--> statement-breakpoint
ALTER TABLE "sale_holds" ADD CONSTRAINT "sale_holds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_holds_open" ON "sale_holds" USING btree ("store_id","parcel_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "sale_holds_cause" ON "sale_holds" USING btree ("cause");