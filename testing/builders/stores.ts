import type { MemberRole } from '@makola/contract/permissions.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { members, storeStanding, stores } from '../../api/src/stores/tables.ts'
import { anAccount, type SignedIn } from './auth.ts'

export type StoreRow = typeof stores.$inferSelect

type GivenStore = Partial<typeof stores.$inferInsert> & { tier?: number }

/** An open store in Lagos that prices in US dollars, by default, trusted: it sells and is paid without a limit or a reserve. */
export async function aStore(shop: Platform, { tier = 3, ...given }: GivenStore = {}): Promise<StoreRow> {
  const id = given.id ?? newId()
  const tail = id.slice(-8)
  const [store] = await shop.database
    .insert(stores)
    .values({ id, slug: `store-${tail}`, name: `Store ${tail}`, countryCode: 'NG', currency: 'USD', ...given })
    .returning()
  if (!store) throw new Error('No store was made')
  await shop.database.insert(storeStanding).values({ storeId: id, tier })
  return store
}

/** Gives an account a role in a store. */
export async function aMember(
  shop: Platform,
  { storeId, accountId, role = 'owner' }: { storeId: string; accountId: string; role?: MemberRole },
): Promise<void> {
  await shop.database.insert(members).values({ storeId, accountId, role })
}

/** A store and the account that owns it. */
export async function aStoreWithOwner(
  shop: Platform,
  given: GivenStore = {},
): Promise<{ store: StoreRow; owner: SignedIn }> {
  const store = await aStore(shop, given)
  const owner = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: owner.id })
  return { store, owner }
}
