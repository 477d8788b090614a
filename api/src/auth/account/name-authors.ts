import { sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig } from 'drizzle-orm/pg-core'
import { accountAuthor } from '../../platform/http/caller.ts'
import type { Schedule } from '../../platform/messaging/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { accounts } from '../tables.ts'

const slice = 1000

/**
 * Histories written before accounts were named by their ids hold email addresses. Replaces these by the account's id, by the thousand,
 * so that erasing an account leaves no address of it behind. An address without an account becomes a visitor.
 */
export async function nameAuthors({ database }: Pick<Platform, 'database'>, columns: readonly AnyPgColumn[]) {
  for (const column of columns) {
    const table = sql.identifier(getTableConfig(column.table).name)
    const author = sql.identifier(column.name)
    for (let changed = slice; changed === slice; ) {
      const { rowCount } = await database.execute(sql`
        update ${table} set ${author} = coalesce(${accountAuthor} || found.id, 'visitor')
        from (select ctid as place, ${author} as email from ${table} where ${author} like '%@%' limit ${slice}) as former
        left join ${accounts} as found on found.email = former.email
        where ${table}.ctid = former.place and ${table}.${author} = former.email`)
      changed = rowCount ?? 0
    }
  }
}

/** At every start, and every day for what a program of before has written meanwhile. */
export const nameAuthorsDaily = (columns: readonly AnyPgColumn[]): Schedule => ({
  name: 'name-authors',
  everyMinutes: 1440,
  atStart: true,
  run: (platform) => nameAuthors(platform, columns),
})
