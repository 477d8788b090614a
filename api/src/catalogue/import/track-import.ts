import type { ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import { say } from '@makola/words/say.ts'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound, Problem, refuse } from '../../platform/problem.ts'
import type { ImportProgress } from './import-products.ts'
import { silentSeconds } from './present-import.ts'
import { imports } from './tables.ts'

const t = say('en')

type Tracked = { id: string | undefined; storeId: string; isTrial: boolean }
type Work = (onProgress?: (progress: ImportProgress) => void) => Promise<ImportReport>

const tellEveryMs = 500
export const keptSeconds = 86_400

/**
 * Runs an import and stores, under the caller's id, its progress and its outcome. Repeating the id returns the existing report.
 * @throws Problem `wrong-state` (409) while it runs, `not-found` (404) for another store's.
 */
export async function trackImport(
  platform: Platform,
  { id, storeId, isTrial }: Tracked,
  work: Work,
): Promise<ImportReport> {
  if (id === undefined) return work()
  const finished = await begin(platform, { id, storeId, isTrial })
  if (finished) return finished
  const keep = (values: Partial<typeof imports.$inferInsert>) =>
    platform.database
      .update(imports)
      .set({ ...values, toldAt: platform.clock.now() })
      .where(eq(imports.id, id))
  let toldAt = performance.now()
  let telling = Promise.resolve()
  let last: Partial<ImportProgress> = {}
  const tell = (progress: ImportProgress) => {
    last = progress
    if (performance.now() - toldAt < tellEveryMs) return
    toldAt = performance.now()
    // The import holds a connection and must not wait for another. Progress missed now is reported next time.
    telling = keep(progress).then(
      () => undefined,
      () => undefined,
    )
  }
  try {
    const report = await work(tell)
    await telling
    await keep({ ...last, state: 'done', report })
    return report
  } catch (error) {
    await telling
    await keep({
      state: 'failed',
      problem: error instanceof Problem ? error.message : t('catalogue.import-fault.broken'),
    })
    throw error
  }
}

/** The report of a finished one; null when this caller must do the work. */
async function begin({ database, clock }: Platform, { id, storeId, isTrial }: Tracked & { id: string }) {
  const now = clock.now()
  await database.delete(imports).where(lt(imports.startedAt, addSeconds(now, -keptSeconds)))
  const fresh = {
    isTrial,
    state: 'running',
    rows: 0,
    products: 0,
    stored: 0,
    report: null,
    problem: null,
    startedAt: now,
    toldAt: now,
  } as const
  const mayBegin = or(
    eq(imports.state, 'failed'),
    and(eq(imports.state, 'running'), lt(imports.toldAt, addSeconds(now, -silentSeconds))),
  )
  const begun = await database
    .insert(imports)
    .values({ id, storeId, ...fresh })
    .onConflictDoUpdate({
      target: imports.id,
      set: fresh,
      setWhere: sql`${imports.storeId} = ${storeId} and ${mayBegin}`,
    })
    .returning({ id: imports.id })
  if (begun.length > 0) return null
  const [there] = await database.select().from(imports).where(eq(imports.id, id))
  if (there?.storeId !== storeId) throw notFound('import')
  if (there.report) return there.report
  throw refuse('catalogue.import-running')
}
