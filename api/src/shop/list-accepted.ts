import type { AcceptedPage, LegalPageName } from '@makola/contract/shop/shop.ts'
import { and, eq, or } from 'drizzle-orm'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/database/database.ts'
import { legalVersions } from './tables.ts'

/** A text that somebody accepted, and where it still stands. */
export type AcceptedText = { kind: LegalPageName; version: number; at: Date; url: string }

/** The versions that an order has noted, as its buyer and its store see them. */
export async function presentAccepted(
  db: Queryable,
  config: Pick<Config, 'publicUrl'>,
  { termsVersion, returnsVersion }: { termsVersion: number | null; returnsVersion: number | null },
): Promise<AcceptedPage[]> {
  const accepted = await listAccepted(db, config, { terms: termsVersion, returns: returnsVersion })
  return accepted.map(({ kind, version, at }) => ({ page: kind, version, at: at.toISOString() }))
}

/** The texts behind the versions that an order or a store has noted. */
export async function listAccepted(
  db: Queryable,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  noted: Partial<Record<LegalPageName, number | null>>,
): Promise<AcceptedText[]> {
  const { kind, version, at } = legalVersions
  const wanted = Object.entries(noted).flatMap(([name, number]) =>
    number == null ? [] : [and(eq(kind, name as LegalPageName), eq(version, number))],
  )
  if (wanted.length === 0) return []
  const found = await db
    .select({ kind, version, at })
    .from(legalVersions)
    .where(or(...wanted))
    .orderBy(kind)
  return found.map((row) => ({ ...row, url: `${publicUrl}/${row.kind}/?version=${row.version}` }))
}
