CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_length" integer NOT NULL,
	"alt" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "store_id" uuid;--> statement-breakpoint
-- Pictures that are there already belong to the store that shows them, or once sold what they show.
UPDATE "pictures" SET "store_id" = "shown"."store_id" FROM (
	SELECT "product_pictures"."picture_id", "products"."store_id" FROM "product_pictures" JOIN "products" ON "products"."id" = "product_pictures"."product_id"
	UNION ALL SELECT "order_lines"."picture_id", "parcels"."store_id" FROM "order_lines" JOIN "parcels" ON "parcels"."id" = "order_lines"."parcel_id"
	UNION ALL SELECT "logo_picture_id", "id" FROM "stores"
	UNION ALL SELECT "cover_picture_id", "id" FROM "stores"
) AS "shown" WHERE "shown"."picture_id" = "pictures"."id";--> statement-breakpoint
DELETE FROM "pictures" WHERE "store_id" IS NULL;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_created_at" ON "uploads" USING btree ("created_at");
