import type { Privacy } from '@makola/contract/privacy/privacy.ts'
import { desc, eq } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { findPerson } from './find-person.ts'
import { listObstacles } from './list-obstacles.ts'
import { presentErasure, presentExport } from './present-privacy.ts'
import { dataExports, erasures, retentionRules } from './tables.ts'

/** What the page about one's own data shows. */
export async function getPrivacy(platform: Platform, accountId: string): Promise<Privacy> {
  const { database, retention } = platform
  const person = await findPerson(database, accountId)
  if (!person) throw notFound('account')
  const [copy] = await database
    .select()
    .from(dataExports)
    .where(eq(dataExports.accountId, accountId))
    .orderBy(desc(dataExports.askedAt))
    .limit(1)
  const [erasure] = await database
    .select()
    .from(erasures)
    .where(eq(erasures.accountId, accountId))
    .orderBy(desc(erasures.askedAt))
    .limit(1)
  const set = new Map((await database.select().from(retentionRules)).map(({ key, days }) => [key, days]))
  return {
    export: copy ? presentExport(copy) : null,
    erasure: erasure ? presentErasure(erasure) : null,
    obstacles: await listObstacles(platform, database, person),
    rules: retention.map(({ key, days }) => ({ key, days: set.get(key) ?? days })),
  }
}
