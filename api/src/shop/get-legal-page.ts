import type { LegalPage, LegalPageName } from '@makola/contract/shop/shop.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { notFound } from '../platform/problem.ts'
import { legalVersions } from './tables.ts'

/**
 * The newest version of a page, or one that it had before.
 * @throws Problem `not-found` (404) until an operator has written it, and for a version that never was.
 */
export async function getLegalPage(
  db: Queryable,
  { page, version }: { page: LegalPageName; version?: number | undefined },
): Promise<LegalPage> {
  const { text, at, ...numbered } = legalVersions
  const all = await db
    .select({ version: numbered.version, at })
    .from(legalVersions)
    .where(eq(numbered.kind, page))
    .orderBy(desc(numbered.version))
  const wanted = version === undefined ? all[0] : all.find((one) => one.version === version)
  if (!wanted) throw notFound('page')
  const [found] = await db
    .select({ text })
    .from(legalVersions)
    .where(and(eq(numbered.kind, page), eq(numbered.version, wanted.version)))
  if (!found) throw notFound('page')
  return {
    page,
    text: found.text,
    version: wanted.version,
    updatedAt: wanted.at.toISOString(),
    versions: all.map((one) => ({ version: one.version, at: one.at.toISOString() })),
  }
}
