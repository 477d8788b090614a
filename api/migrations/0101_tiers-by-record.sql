ALTER TABLE "store_standing" ADD COLUMN "tier_by" text;--> statement-breakpoint
-- What the staff has chosen by hand, and no document has opened since, no record changes.
-- safe many-rows: one short row for each store
UPDATE "store_standing" SET "tier_by" = 'staff' WHERE (
  SELECT "action" FROM "audit_entries"
  WHERE "audit_entries"."store_id" = "store_standing"."store_id" AND "action" IN ('store.tier-changed', 'store.approved')
  ORDER BY "at" DESC, "id" DESC LIMIT 1) = 'store.tier-changed';--> statement-breakpoint
-- A program of the release before, which knows no records, may lower a store that has its level by one.
CREATE FUNCTION end_tier_by_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tier_by := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER store_standing_tier_by BEFORE UPDATE OF tier ON store_standing
  FOR EACH ROW WHEN (NEW.tier_by = 'record' AND NEW.tier <> 3) EXECUTE FUNCTION end_tier_by_record();