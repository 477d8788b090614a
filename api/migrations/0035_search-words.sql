CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"english" text NOT NULL,
	"french" text NOT NULL
);
--> statement-breakpoint
-- What was generated is kept as it is: no row is rewritten for this.
ALTER TABLE "products" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search" SET DEFAULT '';--> statement-breakpoint
CREATE FUNCTION search_of(name text, brand text, tags text[], options jsonb, description text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT setweight(to_tsvector('simple', fold(name)), 'A')
      || setweight(to_tsvector('simple', fold(coalesce(brand, '') || ' ' || join_tags(tags))), 'B')
      || setweight(to_tsvector('simple', fold(jsonb_path_query_array(options, '$[*].values[*]')::text)), 'C')
      || setweight(to_tsvector('simple', fold(left(description, 4000))), 'D')
  $$;--> statement-breakpoint
-- Words as products have them, without numbers; their stems are those that PostgreSQL's own dictionaries give.
CREATE FUNCTION note_words(words text[]) RETURNS void LANGUAGE sql
  AS $$
    INSERT INTO search_words (word, english, french)
    SELECT word, coalesce((ts_lexize('english_stem', word))[1], word), coalesce((ts_lexize('french_stem', word))[1], word)
    FROM unnest(words) AS words_given (word)
    WHERE length(word) BETWEEN 3 AND 30 AND word !~ '[[:digit:][:punct:]]'
      AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = words_given.word)
  $$;--> statement-breakpoint
-- Whoever writes a product, and however: what is searched of it follows.
CREATE FUNCTION write_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := search_of(NEW.name, NEW.brand, NEW.tags, NEW.options, NEW.description);
  PERFORM note_words(tsvector_to_array(NEW.search));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_searched BEFORE INSERT OR UPDATE OF name, brand, tags, options, description, search ON products
  FOR EACH ROW EXECUTE FUNCTION write_search();--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_english" ON "search_words" USING btree ("english");--> statement-breakpoint
CREATE INDEX "search_words_french" ON "search_words" USING btree ("french");--> statement-breakpoint
-- What is on sale is counted by store and category from this index alone.
CREATE INDEX "products_counted" ON "products" USING btree ("store_id","category_id") WHERE status = 'active';--> statement-breakpoint
SELECT note_words(array(SELECT word FROM ts_stat('SELECT search FROM products')));--> statement-breakpoint
-- The values of options were not searched so far. Only products that have some are written anew.
UPDATE "products" SET "search" = '' WHERE "options" <> '[]';
