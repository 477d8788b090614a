CREATE TABLE "category_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"requested_by" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_import_key";--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_sku";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_from" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category_requests" ADD CONSTRAINT "category_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_requests" ADD CONSTRAINT "category_requests_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_requests_newest" ON "category_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "category_requests_open_once" ON "category_requests" USING btree ("store_id",lower(name)) WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_import_key" ON "products" USING btree ("store_id","import_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_inventory_updated" ON "products" USING btree ("store_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_inventory_name" ON "products" USING btree ("store_id",fold(name),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_inventory_price" ON "products" USING btree ("store_id","min_price_minor","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_inventory_status" ON "products" USING btree ("store_id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" USING btree ("store_id","sku") WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_deleted" CHECK (("products"."deleted_at" is null) = ("products"."deleted_from" is null) and ("products"."deleted_at" is null or "products"."status" = 'archived'));