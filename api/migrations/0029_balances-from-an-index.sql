ALTER TABLE "sale_releases" ADD COLUMN "store_id" uuid;--> statement-breakpoint
UPDATE "sale_releases" SET "store_id" = "ledger_postings"."store_id" FROM "ledger_postings" WHERE "ledger_postings"."parcel_id" = "sale_releases"."parcel_id" AND "ledger_postings"."kind" = 'sale';--> statement-breakpoint
ALTER TABLE "sale_releases" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_releases" ADD CONSTRAINT "sale_releases_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_seller" ON "ledger_entries" USING btree ("store_id","currency","minor") WHERE account = 'seller';--> statement-breakpoint
CREATE INDEX "sale_releases_store" ON "sale_releases" USING btree ("store_id","available_at");
