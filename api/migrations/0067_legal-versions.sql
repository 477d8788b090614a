CREATE TABLE "legal_versions" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_versions_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
insert into legal_versions (kind, version, text, at)
select substr(key, 6), 1, value #>> '{}', updated_at from settings where key in ('page:terms', 'page:privacy', 'page:returns');--> statement-breakpoint
create function refuse_legal_change() returns trigger language plpgsql as $$
begin
  raise exception 'A legal text is never changed: publish another version';
end $$;--> statement-breakpoint
create trigger legal_versions_stay before update or delete on legal_versions for each row execute function refuse_legal_change();--> statement-breakpoint
create function legal_version(asked text) returns integer language sql stable as $$
  select max(version) from public.legal_versions where kind = asked
$$;--> statement-breakpoint
-- The columns come without their defaults: of earlier orders and stores nobody knows it.
ALTER TABLE "orders" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returns_version" integer;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "terms_version" SET DEFAULT legal_version('terms');--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "returns_version" SET DEFAULT legal_version('returns');--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "terms_version" SET DEFAULT legal_version('terms');
