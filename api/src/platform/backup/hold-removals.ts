import type pg from 'pg'
import { type Database, databaseErrorCode } from '../database/database.ts'
import { BackupError } from './backup-error.ts'

/** Any number that nothing else locks. */
const backupLock = 720_912

/** The time that removals under way may take, in milliseconds. */
const waitMilliseconds = 20_000

/**
 * Makes this connection the one that backs up the database, until it ends. No object is removed meanwhile: what the copied
 * database names is still there when the pictures are copied.
 * @throws BackupError when another one does.
 */
export async function holdRemovals(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = ${waitMilliseconds}`)
  try {
    await client.query('select pg_advisory_lock($1)', [backupLock])
  } catch (error) {
    if (databaseErrorCode(error) !== '55P03') throw error
    throw new BackupError('Another backup of this shop is being made. Wait for its end.')
  }
}

/** Removes objects unless a backup is being made. Returns whether it did. */
export async function removeUnheld(database: Database, remove: () => Promise<void>): Promise<boolean> {
  const client = await database.$client.connect()
  let failure: unknown
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock_shared($1) as free', [
      backupLock,
    ])
    if (!rows[0]?.free) return false
    try {
      await remove()
    } finally {
      await client.query('select pg_advisory_unlock_shared($1)', [backupLock])
    }
    return true
  } catch (error) {
    failure = error
    throw error
  } finally {
    client.release(failure !== undefined)
  }
}
