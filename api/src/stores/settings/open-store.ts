import type { MyStore, NewStore } from '@makola/contract/stores/stores.ts'
import { isCountry } from '@makola/countries/names.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Caller, staffRoleOf } from '../../platform/http/caller.ts'
import { newCode, newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { slugOf } from '../../platform/slug-of.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { presentMyStore } from '../browse/present-my-store.ts'
import { storeOpened } from '../events.ts'
import { standingSettings } from '../standing/settings.ts'
import { members, storeStanding, stores } from '../tables.ts'
import { looksToKeep } from './looks-of.ts'
import { refuseOwnName } from './refuse-own-name.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { reservedSlugs } from './reserved-slugs.ts'

type Opening = NewStore & {
  /** Stores the answer with its Idempotency-Key, if there is one. */
  keep: (tx: Transaction, store: MyStore) => Promise<void>
}

/**
 * Opens a store with a slug from its name; the caller is its owner. Where the shop approves first (`STORE_APPROVAL`), it can be
 * prepared and nothing of it is public until then.
 * @throws Problem `validation-failed` (422) for a country that is none, `duplicate` (409) for the name of another store; with that
 * store where it is the caller's own.
 */
export async function openStore(platform: Platform, caller: Caller, { keep, ...given }: Opening): Promise<MyStore> {
  if (caller.kind === 'visitor') throw refuse('platform.sign-in')
  const { countryCode, currency, tagline = '' } = given
  if (!isCountry(countryCode)) {
    throw refuseField('/countryCode', 'platform.country-unknown')
  }
  return transact(platform, async (tx) => {
    const createdAt = platform.clock.now()
    const id = newId()
    const name = given.name.trim()
    await refuseOwnName(tx, caller.accountId, name)
    await refuseTakenName(tx, id, name)
    const { approvesFirst } = platform.config.of(standingSettings)
    const status = approvesFirst ? 'closed' : 'open'
    const store = await insertStore(tx, { id, name, countryCode, currency, tagline, status, createdAt })
    const [standing = null] = await tx
      .insert(storeStanding)
      .values({ storeId: store.id, ...(approvesFirst && { approval: 'applied', keptStatus: 'open' }) })
      .returning()
    await tx.insert(members).values({ storeId: store.id, accountId: caller.accountId, role: 'owner', createdAt })
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: 'store.opened',
      subject: store,
      after: { name, countryCode, currency },
    })
    emit(tx, storeOpened, { storeId: store.id })
    const row = { store, logo: null, cover: null, ratings: null, standing }
    const opened = presentMyStore(row, { member: 'owner', staff: staffRoleOf(caller) }, platform.config)
    await keep(tx, opened)
    return opened
  })
}

/** With the slug of its name, or with a suffix when that is taken. */
async function insertStore(tx: Transaction, values: Omit<typeof stores.$inferInsert, 'slug'>) {
  const wish = slugOf(values.name, 'store')
  const wishes = reservedSlugs.includes(wish) ? [] : [wish]
  for (const slug of [...wishes, `${wish}-${newCode(6).toLowerCase()}`]) {
    const [store] = await tx
      .insert(stores)
      .values({ ...values, slug, ...looksToKeep(values.name) })
      .onConflictDoNothing()
      .returning()
    if (store) return store
  }
  throw new Error('No free address was found')
}
