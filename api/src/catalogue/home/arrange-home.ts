import type { HomeArrangement } from '@makola/contract/catalogue/home.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { saveSetting } from '../../shop/save-setting.ts'
import { stores } from '../../stores/tables.ts'
import { homeKey, readArrangement } from './read-arrangement.ts'

type Given = Pick<HomeArrangement, 'shelves' | 'version'> & { underMinor: number; story: string | null }

/**
 * Arranges the home page; visitors see it with their next page.
 * @throws Problem `validation-failed` (422) for a store that is not open, `wrong-state` (409) when somebody else has arranged it
 * meanwhile.
 */
export function arrangeHome(platform: Platform, caller: Caller, given: Given): Promise<HomeArrangement> {
  const { clock, config } = platform
  const base = config.baseCurrency
  return transact(platform, async (tx) => {
    // When two save at once, the second finds the version of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('home'))`)
    const before = await readArrangement(tx, base)
    if (before.version !== given.version) throw refuse('catalogue.home-changed')
    const value = {
      shelves: given.shelves,
      under: { amount: given.underMinor, currency: base },
      storyStoreId: await resolveStore(tx, given.story, before),
      version: before.version + 1,
    }
    await saveSetting(tx, clock, { key: homeKey, value })
    const after = await readArrangement(tx, base)
    await recordAudit(tx, clock, {
      storeId: null,
      by: caller,
      action: 'home.arranged',
      subject: { id: homeKey, name: config.shopName },
      before: said(before),
      after: said(after),
    })
    return after
  })
}

/** A store that has closed since it was chosen may stay: its story is told again when it opens. */
async function resolveStore(tx: Transaction, idOrSlug: string | null, before: HomeArrangement): Promise<string | null> {
  if (idOrSlug === null) return null
  if (before.story && [before.story.id, before.story.slug].includes(idOrSlug)) return before.story.id
  const [store] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(byIdOrSlug(stores, idOrSlug), eq(stores.status, 'open')))
  if (!store) throw refuseField('/story', 'catalogue.story-store-unknown')
  return store.id
}

const said = ({ shelves, under, story }: HomeArrangement) => ({
  shelves: shelves.filter(({ isShown }) => isShown).map(({ kind }) => kind),
  under,
  story: story?.name ?? null,
})
