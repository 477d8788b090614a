import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { projectRoot } from '../config.ts'
import type { Database } from './database.ts'

/** Any number that nothing else locks: two processes that start at once migrate one after the other. */
const migrationLock = 720_911

/** Brings the database's tables up to date. Safe to call at every start and from several processes. */
export async function migrate(database: Database): Promise<void> {
  const client = await database.$client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle({ client }), { migrationsFolder: join(projectRoot, 'api/migrations') })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
  }
}
