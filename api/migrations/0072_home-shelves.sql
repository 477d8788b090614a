CREATE TABLE "best_sellers" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"units" bigint NOT NULL,
	CONSTRAINT "best_sellers_sold" CHECK ("best_sellers"."units" > 0)
);
--> statement-breakpoint
CREATE INDEX "best_sellers_units" ON "best_sellers" USING btree ("units" DESC NULLS LAST,"product_id");--> statement-breakpoint
-- Two tags more (the migration `shop-changes` lists the others):
--
--   u   which products sell best            o   which products have a price below what they cost before
CREATE FUNCTION tell_best_sellers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((SELECT array_agg(DISTINCT 'u'::text) FROM shown));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_shop_change((
      SELECT array_agg(DISTINCT 'o'::text) FROM shown_before AS before JOIN shown AS now USING (id)
      WHERE (before.compare_at_minor > before.price_minor AND before.removed_at IS NULL)
        IS DISTINCT FROM (now.compare_at_minor > now.price_minor AND now.removed_at IS NULL)));
  ELSE
    PERFORM tell_shop_change((SELECT array_agg(DISTINCT 'o'::text) FROM shown WHERE compare_at_minor > price_minor));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER best_sellers_added AFTER INSERT ON best_sellers REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_best_sellers();--> statement-breakpoint
CREATE TRIGGER best_sellers_changed AFTER UPDATE ON best_sellers REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_best_sellers();--> statement-breakpoint
CREATE TRIGGER best_sellers_deleted AFTER DELETE ON best_sellers REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_best_sellers();--> statement-breakpoint
CREATE TRIGGER offers_added AFTER INSERT ON variants REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_offers();--> statement-breakpoint
CREATE TRIGGER offers_changed AFTER UPDATE ON variants REFERENCING OLD TABLE AS shown_before NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_offers();
