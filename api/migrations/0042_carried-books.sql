CREATE TABLE "carried_balances" (
	"store_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"minor" bigint NOT NULL,
	CONSTRAINT "carried_balances_store_id_currency_pk" PRIMARY KEY("store_id","currency")
);
--> statement-breakpoint
CREATE TABLE "carried_days" (
	"store_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"postings" integer NOT NULL,
	"net_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	CONSTRAINT "carried_days_store_id_currency_day_kind_pk" PRIMARY KEY("store_id","currency","day","kind")
);
--> statement-breakpoint
CREATE TABLE "uncarried_postings" (
	"posting_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uncarried_stores" (
	"store_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uncarried_postings_store" ON "uncarried_postings" USING btree ("store_id");--> statement-breakpoint
-- Each posting of a store is noted in its own transaction. Rows are only added, so no sale waits for another.
CREATE FUNCTION note_uncarried_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncarried_postings (posting_id, store_id) SELECT id, store_id FROM added WHERE store_id IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_postings_uncarried AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_uncarried_postings();--> statement-breakpoint
-- What a store earns with a parcel is kept beside the time of its release. Only postings of one parcel meet in its row.
CREATE FUNCTION add_to_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sale_releases SET minor = sale_releases.minor + moved.minor
  FROM (
    SELECT parcel_id, -sum(added.minor) AS minor FROM added JOIN ledger_postings ON ledger_postings.id = posting_id
    WHERE account = 'seller' AND parcel_id IS NOT NULL GROUP BY parcel_id) AS moved
  WHERE sale_releases.parcel_id = moved.parcel_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_released AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_release();--> statement-breakpoint
ALTER TABLE "sale_releases" ADD COLUMN "minor" bigint;--> statement-breakpoint
-- What is in the books already is carried by the worker, store by store, while the shop is open. Until then it is summed from all
-- postings.
INSERT INTO "uncarried_stores" ("store_id") SELECT "id" FROM "stores";
