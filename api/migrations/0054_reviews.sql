CREATE TABLE "product_ratings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"n1" integer DEFAULT 0 NOT NULL,
	"n2" integer DEFAULT 0 NOT NULL,
	"n3" integer DEFAULT 0 NOT NULL,
	"n4" integer DEFAULT 0 NOT NULL,
	"n5" integer DEFAULT 0 NOT NULL,
	"count" integer GENERATED ALWAYS AS (n1 + n2 + n3 + n4 + n5) STORED NOT NULL,
	"sum" integer GENERATED ALWAYS AS (n1 + 2 * n2 + 3 * n3 + 4 * n4 + 5 * n5) STORED NOT NULL,
	"mean_milli" integer DEFAULT 4200 NOT NULL,
	"score" bigint GENERATED ALWAYS AS ((10 * mean_milli + 1000 * (n1 + 2 * n2 + 3 * n3 + 4 * n4 + 5 * n5)::bigint) * 1000 / (10 + n1 + n2 + n3 + n4 + n5)) STORED NOT NULL,
	CONSTRAINT "product_ratings_counts" CHECK (least(n1, n2, n3, n4, n5) >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_pictures" (
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	CONSTRAINT "review_pictures_review_id_position_pk" PRIMARY KEY("review_id","position")
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"shown_text" text,
	"text" text NOT NULL,
	"hold_reasons" jsonb NOT NULL,
	"reason" text,
	"author_id" uuid NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"reporter" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" uuid
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"file_ids" jsonb NOT NULL,
	"hold_reasons" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_versions_review_id_position_pk" PRIMARY KEY("review_id","position")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_line_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"account_id" uuid,
	"name" text,
	"country_code" text NOT NULL,
	"state" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture_count" integer DEFAULT 0 NOT NULL,
	"newest" integer DEFAULT 1 NOT NULL,
	"shown" integer,
	"held" integer,
	"reason" text,
	"reply_state" text,
	"open_reports" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reviews_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_shown" CHECK ("reviews"."state" <> 'published' or "reviews"."shown" is not null),
	CONSTRAINT "reviews_held" CHECK ("reviews"."state" <> 'held' or "reviews"."held" is not null)
);
--> statement-breakpoint
CREATE TABLE "store_ratings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"n1" integer DEFAULT 0 NOT NULL,
	"n2" integer DEFAULT 0 NOT NULL,
	"n3" integer DEFAULT 0 NOT NULL,
	"n4" integer DEFAULT 0 NOT NULL,
	"n5" integer DEFAULT 0 NOT NULL,
	"count" integer GENERATED ALWAYS AS (n1 + n2 + n3 + n4 + n5) STORED NOT NULL,
	"sum" integer GENERATED ALWAYS AS (n1 + 2 * n2 + 3 * n3 + 4 * n4 + 5 * n5) STORED NOT NULL,
	CONSTRAINT "store_ratings_counts" CHECK (least(n1, n2, n3, n4, n5) >= 0)
);
--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_decider_id_accounts_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_ratings" ADD CONSTRAINT "store_ratings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_ratings_best" ON "product_ratings" USING btree ("score" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_open_once" ON "review_reports" USING btree ("review_id","reporter") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","written_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_store" ON "reviews" USING btree ("store_id","written_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_order" ON "reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reviews_account" ON "reviews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("waiting_since","id") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("written_at","id") WHERE state = 'hidden';--> statement-breakpoint
CREATE INDEX "reviews_same_text" ON "reviews" USING btree (md5(text));--> statement-breakpoint
-- What visitors see of reviews, told as in `shop-changes`:
--   p:<product>   the stars on its card and its page   b:<scope>   the order by rating   t:<store>   a store's stars
--   v:<product>, v:<store>   the published reviews of a product, of a store
CREATE FUNCTION tell_product_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_shop_change((
      SELECT array_agg(DISTINCT tag) FROM (
        SELECT 'p:' || product_id AS tag FROM shown WHERE count > 0
        UNION ALL SELECT 'b:' || shop_scopes(array_agg(store_id), array_agg(category_id))
          FROM shown JOIN products ON products.id = product_id AND status = 'active' WHERE count > 0 HAVING count(*) > 0) AS tags));
    RETURN NULL;
  END IF;
  PERFORM tell_shop_change((
    WITH changed AS MATERIALIZED (
      SELECT now.product_id, (before.n1, before.n2, before.n3, before.n4, before.n5)
          IS DISTINCT FROM (now.n1, now.n2, now.n3, now.n4, now.n5) AS is_counted
      FROM shown_before AS before JOIN shown AS now USING (product_id) WHERE before.* IS DISTINCT FROM now.*)
    SELECT array_agg(DISTINCT tag) FROM (
      SELECT 'p:' || product_id AS tag FROM changed WHERE is_counted
      UNION ALL SELECT 'b:' || shop_scopes(array_agg(store_id), array_agg(category_id))
        FROM changed JOIN products ON products.id = product_id AND status = 'active' HAVING count(*) > 0) AS tags));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_store_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((SELECT array_agg(DISTINCT 't:' || store_id) FROM shown));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_shop_change((
      SELECT array_agg(DISTINCT tag)
      FROM shown_before AS before JOIN shown AS now USING (id),
        unnest(ARRAY['v:' || now.product_id, 'v:' || now.store_id]) AS tag
      WHERE (before.state = 'published' OR now.state = 'published') AND before.* IS DISTINCT FROM now.*));
  ELSE
    PERFORM tell_shop_change((
      SELECT array_agg(DISTINCT tag) FROM shown, unnest(ARRAY['v:' || product_id, 'v:' || store_id]) AS tag
      WHERE state = 'published'));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_review_replies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((
    SELECT array_agg(DISTINCT tag)
    FROM shown JOIN reviews ON reviews.id = review_id, unnest(ARRAY['v:' || product_id, 'v:' || store_id]) AS tag));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_ratings_added AFTER INSERT ON product_ratings REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_ratings();--> statement-breakpoint
CREATE TRIGGER product_ratings_changed AFTER UPDATE ON product_ratings REFERENCING OLD TABLE AS shown_before NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_ratings();--> statement-breakpoint
CREATE TRIGGER store_ratings_added AFTER INSERT ON store_ratings REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_store_ratings();--> statement-breakpoint
CREATE TRIGGER store_ratings_changed AFTER UPDATE ON store_ratings REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_store_ratings();--> statement-breakpoint
CREATE TRIGGER reviews_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_reviews();--> statement-breakpoint
CREATE TRIGGER reviews_changed AFTER UPDATE ON reviews REFERENCING OLD TABLE AS shown_before NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_reviews();--> statement-breakpoint
CREATE TRIGGER review_replies_added AFTER INSERT ON review_replies REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_review_replies();--> statement-breakpoint
CREATE TRIGGER review_replies_changed AFTER UPDATE ON review_replies REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_review_replies();--> statement-breakpoint
CREATE TRIGGER ratings_emptied AFTER TRUNCATE ON product_ratings FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER reviews_emptied AFTER TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();
