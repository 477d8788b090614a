import { say } from '@makola/words/say.ts'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { accountAuthor } from '../../platform/http/caller.ts'
import { accounts } from '../tables.ts'

const t = say('en')

/** An author as people read it: `email` for an account that there is, else null. */
type Author = { name: string; email: string | null }

/**
 * Rows with the author under `key` as people read it: an account's email address, or the words for one that was deleted. With
 * `as: 'name'` its name, as the activity log says it: a store does not need the address of the shop's staff.
 */
export async function sayAuthors<Key extends string, Row extends { readonly [K in Key]: string | null }>(
  db: Queryable,
  key: Key,
  rows: readonly Row[],
  { as = 'email' }: { as?: keyof Author } = {},
): Promise<Row[]> {
  const authorOf = await readAuthors(
    db,
    rows.map((row) => row[key]),
  )
  return rows.map((row) => {
    const text = row[key]
    if (text === null) return row
    const { name, email } = authorOf(text)
    return { ...row, [key]: as === 'name' ? name : (email ?? name) }
  })
}

/** As `sayAuthors`, for one row. */
export async function sayAuthor<Key extends string, Row extends { readonly [K in Key]: string | null }>(
  db: Queryable,
  key: Key,
  row: Row,
  options: { as?: keyof Author } = {},
): Promise<Row> {
  const [said = row] = await sayAuthors(db, key, [row], options)
  return said
}

/** Reads the accounts among these authors, in one query. */
export async function readAuthors(
  db: Queryable,
  authors: readonly (string | null)[],
): Promise<(text: string) => Author> {
  const ids = [...new Set(authors.flatMap((author) => accountIdIn(author) ?? []))]
  const rows = ids.length > 0 ? await db.select().from(accounts).where(inArray(accounts.id, ids)) : []
  const known = new Map(rows.map((row) => [row.id, row]))
  return (text) => {
    const accountId = accountIdIn(text)
    if (accountId === null) return { name: text, email: null }
    const account = known.get(accountId)
    if (!account || account.erasedAt) return { name: t('auth.former-account'), email: null }
    return { name: account.name, email: account.email }
  }
}

const accountIdIn = (author: string | null): string | null =>
  author?.startsWith(accountAuthor) ? author.slice(accountAuthor.length) : null
