import { type HomeArrangement, shelfKind, shelfKinds } from '@makola/contract/catalogue/home.ts'
import { exponentOf } from '@makola/money/currencies.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../platform/database/database.ts'
import { readSetting } from '../../shop/read-setting.ts'
import { stores } from '../../stores/tables.ts'

/** Its key in the table of settings. */
export const homeKey = 'home'

/** The arrangement as it is kept. */
export const keptArrangement = z.object({
  shelves: z.array(z.object({ kind: z.string(), isShown: z.boolean() })),
  under: z.object({ amount: z.int(), currency: z.string() }),
  storyStoreId: z.string().nullable(),
  version: z.int(),
})

const firstUnderMajor = 20

/**
 * The arrangement of the home page. Until somebody arranges it, it is as a shop begins: every shelf but the featured goods, whose first stand at
 * the top of the page; goods under 20; no story.
 */
export async function readArrangement(db: Queryable, base: string): Promise<HomeArrangement> {
  const setting = await readSetting(db, homeKey)
  const kept = setting && keptArrangement.parse(setting.value)
  const known = (kept?.shelves ?? []).flatMap(({ kind, isShown }) => {
    const { success, data } = shelfKind.safeParse(kind)
    return success ? [{ kind: data, isShown }] : []
  })
  // A kind that came with a later release follows those that were arranged.
  const others = shelfKinds.filter((kind) => !known.some((shelf) => shelf.kind === kind))
  const first = { amount: firstUnderMajor * 10 ** exponentOf(base), currency: base }
  return {
    shelves: [...known, ...others.map((kind) => ({ kind, isShown: kind !== 'featured' }))],
    // An amount in a currency that the shop had as its base before says nothing now.
    under: kept?.under.currency === base ? kept.under : first,
    story: kept?.storyStoreId ? await findStore(db, kept.storyStoreId) : null,
    version: kept?.version ?? 0,
  }
}

async function findStore(db: Queryable, id: string): Promise<HomeArrangement['story']> {
  const [store] = await db
    .select({ id: stores.id, slug: stores.slug, name: stores.name })
    .from(stores)
    .where(eq(stores.id, id))
  return store ?? null
}
