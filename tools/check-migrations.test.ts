import { describe, expect, it, test } from 'vitest'
import { checkMigration } from './check-migrations.ts'

/** The names of the rules that a migration breaks. */
const broken = (text: string, name = '0099_x.sql') => checkMigration(name, text).map((fault) => fault.split(/[ :]/)[2])

describe('a migration that harms an open shop is refused', () => {
  it.each([
    ['required-column', 'ALTER TABLE "orders" ADD COLUMN "size" integer NOT NULL;'],
    ['changing-default', 'ALTER TABLE "orders" ADD COLUMN "key" uuid DEFAULT gen_random_uuid();'],
    ['changing-default', 'alter table orders add column n bigserial'],
    ['locking-index', 'CREATE INDEX "orders_size" ON "orders" USING btree ("size");'],
    ['locking-index', 'create unique index orders_size on public.orders (size)'],
    ['locking-unique', 'alter table orders add constraint orders_size unique (size)'],
    ['changed-type', 'ALTER TABLE "orders" ALTER COLUMN "size" SET DATA TYPE bigint;'],
    ['renamed', 'alter table orders rename column size to weight'],
    ['renamed', 'alter table orders rename to purchases'],
    ['dropped', 'ALTER TABLE "orders" DROP COLUMN "size";'],
    ['dropped', 'drop table orders'],
    ['set-not-null', 'alter table orders alter column size set not null'],
    [
      'checked-at-once',
      'ALTER TABLE "orders" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "public"."things"("id") ON DELETE no action;',
    ],
    ['checked-at-once', 'alter table orders add constraint positive check (size is not null)'],
    ['validated-with-others', 'alter table orders validate constraint positive'],
    ['locking-drop', 'drop index orders_size'],
    ['many-rows', 'update orders set size = 1'],
    ['many-rows', 'delete from orders where size is null'],
  ])('%s: %s', (rule, statement) => {
    expect(broken(statement)).toEqual([rule])
  })

  it('an index outside a transaction needs a file that runs so, and can be repeated', () => {
    const index = (exists: string) => `create index concurrently ${exists} orders_size on orders (size)`
    expect(checkMigration('0099_x.sql', index('if not exists'))).toEqual([
      '0099_x.sql:1 concurrently works only outside a transaction: name the file *.online.sql',
    ])
    expect(broken(index('if not exists'), '0099_x.online.sql')).toEqual([])
    expect(broken(index(''), '0099_x.online.sql')).toEqual(['not-repeatable'])
  })

  it('names the line of the statement', () => {
    const text = 'create table a (id int);--> statement-breakpoint\n\n-- a note\ndrop index b'
    expect(checkMigration('0099_x.sql', text)[0]).toMatch(/^0099_x.sql:4 locking-drop/)
  })
})

test('what harms nobody passes', () => {
  const text = `CREATE TABLE "things" ("id" uuid PRIMARY KEY, "size" integer NOT NULL);--> statement-breakpoint
    ALTER TABLE "things" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "public"."orders"("id");--> statement-breakpoint
    CREATE INDEX "things_size" ON "things" ("size");--> statement-breakpoint
    ALTER TABLE "orders" ADD COLUMN "size" integer;--> statement-breakpoint
    ALTER TABLE "orders" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
    alter table orders add constraint positive check (size > 0) not valid;
    alter table orders drop constraint old; alter table orders alter column size drop not null;
    insert into settings values ('note', '"drop table orders; update orders set x = 1"');
    create function f() returns int language sql as $$ delete from orders returning 1 $$;`
  expect(checkMigration('0099_x.sql', text)).toEqual([])
  expect(checkMigration('0099_x.online.sql', 'alter table orders validate constraint positive')).toEqual([])
})

test('an exception has a reason; what drops something raises the level of the schema', () => {
  const drop = (reason: string) => `-- safe dropped:${reason}\nalter table orders drop column size`
  const raise =
    ";--> statement-breakpoint\ninsert into settings values ('schema_level', '98') on conflict (key) do nothing"
  expect(broken(drop(''))).toEqual(['dropped'])
  expect(checkMigration('0099_x.sql', drop(' unused since 97'))).toEqual([
    '0099_x.sql drops something and does not raise schema_level: an older program would start and fail',
  ])
  expect(checkMigration('0099_x.sql', drop(' unused since 97') + raise)).toEqual([])
})
