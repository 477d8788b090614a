import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, test, vi } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { StartError } from '../start-error.ts'
import type { AppliedMigration } from './apply-migration.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

test('a new database gets its tables; afterwards one statement finds nothing to do', async () => {
  const server = new URL(inject('databaseUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const administrator = openDatabase(server.href, 1)
  await administrator.execute(`create database ${name}`)
  const database = openDatabase(Object.assign(new URL(server), { pathname: `/${name}` }).href, 2)
  try {
    await Promise.all([migrate(database), migrate(database)])
    const asked = vi.spyOn(database.$client, 'query')
    const borrowed = vi.spyOn(database.$client, 'connect')
    await migrate(database)
    expect(asked).toHaveBeenCalledTimes(1)
    // A pool's own query borrows one connection.
    expect(borrowed).toHaveBeenCalledTimes(1)
    await database.execute(
      'delete from drizzle.__drizzle_migrations where id = (select min(id) from drizzle.__drizzle_migrations)',
    )
    await expect(migrate(database)).rejects.toThrow(/The migration .* failed/)
  } finally {
    await database.$client.end()
    await administrator.execute(`drop database ${name} with (force)`)
    await administrator.$client.end()
  }
}, 60_000)

describe('a new migration', () => {
  let shop: TestPlatform
  let database: Database
  let folder: string
  const patience = { lockMilliseconds: 50, pauseMilliseconds: 20, tries: 5 }
  beforeAll(async () => {
    shop = await openTestPlatform()
    database = shop.database
  })
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'makola-migrations-'))
    await database.execute('create table things (id int primary key, name text)')
    await database.execute("insert into things select n, 'thing ' || n % 7 from generate_series(1, 5000) as n")
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await database.execute('drop table things')
    await database.execute("delete from settings where key = 'schema_level'")
  })
  afterAll(() => shop.close())

  let madeAt = Date.now()
  /** Writes these files as migrations 9000, 9001, …, and applies them. */
  function apply(
    files: Record<string, string>,
    as: Partial<typeof patience> = {},
    onApplied?: (applied: AppliedMigration) => void,
  ): Promise<void> {
    const entries = Object.entries(files).map(([tag, text], place) => {
      writeFileSync(join(folder, `${tag}.sql`), text)
      return { idx: 9_000 + place, when: ++madeAt, tag }
    })
    mkdirSync(join(folder, 'meta'), { recursive: true })
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
    return migrate(database, { folder, patience: { ...patience, ...as }, onApplied })
  }
  const goOn = () => migrate(database, { folder, patience })
  const indexes = async () =>
    (
      await database.execute(
        `select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
          where indrelid = 'things'::regclass and not indisprimary order by 1`,
      )
    ).rows

  it('is applied whole or not at all, and those before it stay', async () => {
    const files = {
      'a-column': 'alter table things add column size int',
      'a-fault':
        'alter table things add column weight int;--> statement-breakpoint\nalter table nothing add column x int',
    }
    await expect(apply(files)).rejects.toThrow('The migration a-fault failed')
    const { rows } = await database.execute(
      "select column_name from information_schema.columns where table_name = 'things'",
    )
    expect(rows.map(({ column_name }) => column_name).toSorted()).toEqual(['id', 'name', 'size'])
    writeFileSync(join(folder, 'a-fault.sql'), 'alter table things add column weight int')
    await goOn()
    await goOn()
  })

  it('tells what it cost: the strongest lock on a table that was there', async () => {
    const applied: AppliedMigration[] = []
    await apply(
      {
        'a-column': 'alter table things add column size int;--> statement-breakpoint\nupdate things set name = null',
        'a-table': 'create table boxes (id int);--> statement-breakpoint\ndrop table boxes',
        'an-index.online': 'create index concurrently things_name on things (name)',
      },
      {},
      (migration) => applied.push(migration),
    )
    expect(applied.map(({ name, lock }) => [name, lock])).toEqual([
      ['a-column', { mode: 'AccessExclusiveLock', table: 'things' }],
      ['a-table', null],
      ['an-index.online', null],
    ])
    for (const { seconds } of applied) expect(seconds).toBeGreaterThan(0)
  })

  it('lets others have the table while it waits for it, and gives up in words', async () => {
    const other = await holdTable()
    const slow = { lockMilliseconds: 200 }
    const given = apply({ 'a-column': 'alter table things add column size int' }, slow).catch((error: unknown) => error)
    // Who comes behind the waiting migration waits no longer than its try.
    for (let n = 0; n < 3; n++) await database.execute('select count(*) from things')
    const fault = await given
    expect(fault).toBeInstanceOf(StartError)
    expect(String(fault)).toContain('a-column waits for a table')
    await other.query('rollback')
    await other.end()
    await goOn()
  })

  it('gets the table at a later try', async () => {
    const other = await holdTable()
    const given = apply({ 'a-column': 'alter table things add column size int' }, { tries: 500 })
    await waitsForLock()
    await other.query('rollback')
    await other.end()
    await given
  })

  it('may make an index while rows are written, from two processes at once', async () => {
    const file = 'create index concurrently if not exists "things-name" on things (name)'
    let isOver = false
    const write = async () => {
      for (let n = 6_000; !isOver; n++) await database.execute(`insert into things values (${n}, 'new')`)
    }
    const writing = write()
    await Promise.all([apply({ 'an-index.online': file }), goOn()])
    isOver = true
    await writing
    expect(await indexes()).toEqual([{ name: 'things-name', valid: true }])
  })

  it('that was interrupted while it made an index makes it again', async () => {
    const other = await holdTable()
    const given = apply(
      { 'an-index.online': 'create index concurrently if not exists things_name on things (name)' },
      { lockMilliseconds: 60_000 },
    ).catch(() => 'cut')
    await waitsForLock()
    await database.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'makola migrations' and datname = current_database()",
    )
    expect(await given).toBe('cut')
    await other.query('rollback')
    await other.end()
    expect(await indexes()).toEqual([{ name: 'things_name', valid: false }])
    await goOn()
    expect(await indexes()).toEqual([{ name: 'things_name', valid: true }])
  })

  it('can end the time of programs that are too old', async () => {
    const raise = (level: number) =>
      `insert into settings values ('schema_level', '${level}') on conflict (key) do update set value = excluded.value`
    await apply({ 'a-drop': `alter table things drop column name;--> statement-breakpoint\n${raise(9_000)}` })
    await goOn()
    const old = migrate(database)
    await expect(old).rejects.toThrow(StartError)
    await expect(old).rejects.toThrow(/too old for its database.* knows migration 9000\. Start a newer version/)
  })

  /** Another program's transaction that has read and written the table. */
  async function holdTable(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: shop.databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query("update things set name = 'held' where id = 1")
    return client
  }

  const waitsForLock = () =>
    vi.waitFor(async () => {
      const { rows } = await database.execute(
        `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'
          and application_name = 'makola migrations' and datname = current_database()`,
      )
      expect(rows[0]?.waiting).toBe(1)
    })
})
