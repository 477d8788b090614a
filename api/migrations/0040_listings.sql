CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"level" text NOT NULL,
	"store_id" uuid,
	"category_id" uuid,
	"featured" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "listing_counts_kind" UNIQUE NULLS NOT DISTINCT("level","store_id","category_id","featured","in_stock")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"category_id" uuid,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"featured" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	"is_pinned" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_changes_product" ON "listing_changes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_counts_category" ON "listing_counts" USING btree ("level","category_id");--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("currency","price_minor","product_id") WHERE not is_pinned;--> statement-breakpoint
CREATE INDEX "listings_category_price" ON "listings" USING btree ("category_id","currency","price_minor","product_id") WHERE not is_pinned;--> statement-breakpoint
CREATE INDEX "listings_store_price" ON "listings" USING btree ("store_id","price_minor","product_id") WHERE not is_pinned;--> statement-breakpoint
CREATE INDEX "listings_pinned" ON "listings" USING btree ("product_id") WHERE is_pinned;--> statement-breakpoint
-- Whoever changes what is listed of a product, and however: it is noted in the same transaction. Nobody waits for anybody,
-- since rows are only added. A sale that leaves some of a variant notes nothing.
CREATE FUNCTION note_listed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (product_id) VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_listed_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (product_id) VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_listed_pin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (product_id)
  SELECT product_id FROM variants WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.variant_id ELSE NEW.variant_id END;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_listed_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (product_id) SELECT id FROM products WHERE store_id = NEW.id AND status = 'active';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_listed AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.status = 'active') EXECUTE FUNCTION note_listed_product();--> statement-breakpoint
CREATE TRIGGER products_unlisted AFTER DELETE ON products FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION note_listed_product();--> statement-breakpoint
CREATE TRIGGER products_relisted AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.status = 'active' OR NEW.status = 'active')
    AND (OLD.status, OLD.store_id, OLD.category_id, OLD.featured, OLD.min_price_minor)
      IS DISTINCT FROM (NEW.status, NEW.store_id, NEW.category_id, NEW.featured, NEW.min_price_minor))
  EXECUTE FUNCTION note_listed_product();--> statement-breakpoint
CREATE TRIGGER variants_listed AFTER INSERT ON variants FOR EACH ROW
  WHEN (NEW.on_hand > NEW.held AND NEW.removed_at IS NULL) EXECUTE FUNCTION note_listed_variant();--> statement-breakpoint
CREATE TRIGGER variants_unlisted AFTER DELETE ON variants FOR EACH ROW EXECUTE FUNCTION note_listed_variant();--> statement-breakpoint
CREATE TRIGGER variants_relisted AFTER UPDATE ON variants FOR EACH ROW
  WHEN ((OLD.on_hand > OLD.held, OLD.removed_at IS NULL, OLD.product_id)
    IS DISTINCT FROM (NEW.on_hand > NEW.held, NEW.removed_at IS NULL, NEW.product_id))
  EXECUTE FUNCTION note_listed_variant();--> statement-breakpoint
CREATE TRIGGER pinned_prices_listed AFTER INSERT OR DELETE ON pinned_prices FOR EACH ROW
  EXECUTE FUNCTION note_listed_pin();--> statement-breakpoint
CREATE TRIGGER stores_relisted AFTER UPDATE ON stores FOR EACH ROW
  WHEN ((OLD.status, OLD.currency) IS DISTINCT FROM (NEW.status, NEW.currency)) EXECUTE FUNCTION note_listed_store();--> statement-breakpoint
-- What is on sale already is listed by the worker, part by part, while the shop is open. Until then it is read from the products.
INSERT INTO "listing_changes" ("product_id") SELECT "id" FROM "products" WHERE "status" = 'active';
