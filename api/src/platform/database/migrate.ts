import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { projectRoot } from '../config.ts'
import { type Database, databaseErrorCode } from './database.ts'

/** Any number that nothing else locks: two processes that start at once migrate one after the other. */
const migrationLock = 720_911

const migrationsFolder = join(projectRoot, 'api/migrations')

/** Brings the database's tables up to date. Safe to call at every start and from several processes. */
export async function migrate(database: Database): Promise<void> {
  if (await isUpToDate(database)) return
  const client = await database.$client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
  }
}

/** One statement at most starts: the newest migration has been applied. Drizzle compares the same two moments. */
async function isUpToDate(database: Database): Promise<boolean> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const applied = await database.$client
    .query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations')
    .catch((error: unknown) => {
      // A new database has neither the schema nor the table.
      if (['42P01', '3F000'].includes(databaseErrorCode(error) ?? '')) return null
      throw error
    })
  const newest = applied?.rows[0]?.newest
  return newest != null && journal.entries.every(({ when }) => when <= Number(newest))
}
