CREATE TABLE "store_listings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"products" integer NOT NULL,
	"stocked" integer NOT NULL
);
--> statement-breakpoint
-- Kept by a trigger, so that a program that does not know the table yet keeps it, too. Only folds write counts, one at a time.
CREATE FUNCTION count_store_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer := coalesce(NEW.products, 0) - coalesce(OLD.products, 0);
BEGIN
  INSERT INTO store_listings AS kept (store_id, country_code, products, stocked)
  SELECT id, country_code, moved, CASE WHEN counted.in_stock THEN moved ELSE 0 END
  FROM (SELECT coalesce(NEW.store_id, OLD.store_id) AS store_id, coalesce(NEW.in_stock, OLD.in_stock) AS in_stock) AS counted
  JOIN stores ON stores.id = counted.store_id
  ON CONFLICT (store_id) DO UPDATE SET products = kept.products + excluded.products, stocked = kept.stocked + excluded.stocked;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION move_store_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Not an update: it would miss a row that is being counted at this moment. This waits for it.
  INSERT INTO store_listings (store_id, country_code, products, stocked) VALUES (NEW.id, NEW.country_code, 0, 0)
  ON CONFLICT (store_id) DO UPDATE SET country_code = excluded.country_code;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listing_counts_added AFTER INSERT ON listing_counts FOR EACH ROW
  WHEN (NEW.level = 'store') EXECUTE FUNCTION count_store_listings();--> statement-breakpoint
CREATE TRIGGER listing_counts_changed AFTER UPDATE ON listing_counts FOR EACH ROW
  WHEN (NEW.level = 'store' AND OLD.products <> NEW.products) EXECUTE FUNCTION count_store_listings();--> statement-breakpoint
CREATE TRIGGER listing_counts_deleted AFTER DELETE ON listing_counts FOR EACH ROW
  WHEN (OLD.level = 'store') EXECUTE FUNCTION count_store_listings();--> statement-breakpoint
CREATE TRIGGER stores_moved AFTER UPDATE OF country_code ON stores FOR EACH ROW
  WHEN (OLD.country_code <> NEW.country_code) EXECUTE FUNCTION move_store_listings();--> statement-breakpoint
-- Some thousand rows at most: a store has four counts.
INSERT INTO store_listings (store_id, country_code, products, stocked)
SELECT store_id, country_code, sum(products), coalesce(sum(products) FILTER (WHERE in_stock), 0)
FROM listing_counts JOIN stores ON stores.id = store_id WHERE level = 'store' GROUP BY store_id, country_code;
