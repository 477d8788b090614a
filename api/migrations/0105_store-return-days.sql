ALTER TABLE "parcels" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "return_days" integer;--> statement-breakpoint
-- safe checked-at-once: the column is new, and the table has one short row for each store
ALTER TABLE "stores" ADD CONSTRAINT "stores_return_days" CHECK ("stores"."return_days" between 7 and 60);--> statement-breakpoint
-- The pages of a store and of its products show the days: a change of them is told like one of its words.
CREATE OR REPLACE FUNCTION tell_stores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((
    WITH changed AS MATERIALIZED (
      SELECT before.id, (before.slug, before.status, before.currency) <> (now.slug, now.status, now.currency) AS is_moved
      FROM shown_before AS before JOIN shown AS now USING (id)
      WHERE (before.slug, before.status, before.currency, before.name, before.tagline, before.story, before.city, before.country_code,
          before.delivery_promise, before.return_promise, before.logo_picture_id, before.cover_picture_id, before.reply_time,
          before.break_ends_on, before.break_note, before.return_days)
        IS DISTINCT FROM (now.slug, now.status, now.currency, now.name, now.tagline, now.story, now.city, now.country_code,
          now.delivery_promise, now.return_promise, now.logo_picture_id, now.cover_picture_id, now.reply_time,
          now.break_ends_on, now.break_note, now.return_days))
    SELECT array_agg(DISTINCT tag) FROM (
      SELECT unnest(ARRAY['t', 't:' || id]) AS tag FROM changed
      UNION ALL SELECT 'all' FROM changed WHERE is_moved) AS tags));
  RETURN NULL;
END $$;
