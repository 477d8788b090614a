CREATE TABLE "payout_terms" (
	"tier" integer PRIMARY KEY NOT NULL,
	"reserve_basis_points" integer NOT NULL,
	"reserve_days" integer NOT NULL,
	"delay_days" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" text,
	"updated_at" timestamp with time zone,
	CONSTRAINT "payout_terms_tier" CHECK ("payout_terms"."tier" between 0 and 3),
	CONSTRAINT "payout_terms_share" CHECK ("payout_terms"."reserve_basis_points" between 0 and 5000),
	CONSTRAINT "payout_terms_days" CHECK ("payout_terms"."reserve_days" between 0 and 180 and "payout_terms"."delay_days" between 0 and 90)
);
--> statement-breakpoint
ALTER TABLE "sale_releases" ADD COLUMN "reserve_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_releases" ADD COLUMN "reserve_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_releases" ADD COLUMN "reserve_until" timestamp with time zone;--> statement-breakpoint
-- The end of a reserve follows the release of its parcel, also where the program of the release before writes it.
CREATE FUNCTION move_reserve() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In hours: how long a day is depends on the time zone of the connection.
  NEW.reserve_until := NEW.available_at + make_interval(hours => 24 * NEW.reserve_days);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER sale_releases_reserve BEFORE UPDATE OF available_at ON sale_releases
  FOR EACH ROW WHEN (NEW.reserve_until IS NOT NULL) EXECUTE FUNCTION move_reserve();--> statement-breakpoint
-- The design's figures. What was sold before bears no reserve.
INSERT INTO "payout_terms" ("tier", "reserve_basis_points", "reserve_days", "delay_days") VALUES
	(0, 0, 0, NULL), (1, 1000, 30, NULL), (2, 500, 30, NULL), (3, 0, 0, 3);