import type { StorePatch, StoreSettings, StoreStatus } from '@makola/contract/stores/stores.ts'
import { eq, sql } from 'drizzle-orm'
import { claimPictures } from '../../media/pictures/claim-pictures.ts'
import { brokenConstraint, type Transaction } from '../../platform/database/database.ts'
import { type Caller, staffMay } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { fieldError, refuse, refuseField } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockOwnStore } from '../lock-own-store.ts'
import { keepOwnStatus } from '../standing/keep-own-status.ts'
import { stores } from '../tables.ts'
import { changeBreak } from './change-break.ts'
import { loadStoreSettings } from './get-store-settings.ts'
import { looksToKeep } from './looks-of.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { reservedSlugs } from './reserved-slugs.ts'

type Change = { idOrSlug: string; patch: StorePatch; ifVersion: number | undefined; caller: Caller }

/**
 * Changes a store's profile, pictures, address and status.
 * @throws Problem `not-found` (404), `forbidden` (403), `version-mismatch` (412), `duplicate` (409: the address or
 * the name is taken), `wrong-state` (409: an operator has suspended it; a break of a store that is on none), `validation-failed` (422: a picture
 * of somebody else's; a break that ends too soon or too late).
 */
export async function updateStore(platform: Platform, change: Change): Promise<StoreSettings> {
  const { patch, caller } = change
  const work = transact(platform, async (tx) => {
    const store = await lockOwnStore(tx, { ...change, permission: 'settings.write' })
    const maySuspend = staffMay(caller, 'stores.suspend')
    if (touchesStatus(patch, store.status) && store.suspensionReason !== null && !maySuspend) {
      throw refuse(
        'stores.suspended',
        { reason: store.suspensionReason },
        {
          current: { status: store.status },
        },
      )
    }
    if (patch.slug && reservedSlugs.includes(patch.slug)) throw slugTaken()
    const name = patch.name?.trim()
    // Stores of the same name from before this was refused keep it.
    if (name !== undefined && name !== store.name) await refuseTakenName(tx, store.id, name)
    await claimPicture(tx, store.id, '/logoPictureId', patch.logoPictureId)
    await claimPicture(tx, store.id, '/coverPictureId', patch.coverPictureId)
    const columns = {
      ...patch,
      ...(name !== undefined && { name }),
      ...(await changeBreak(tx, { store, patch, now: platform.clock.now() })),
    }
    const status = patch.status && (await keepOwnStatus(tx, store.id, patch.status))
    await tx
      .update(stores)
      .set({
        ...columns,
        ...(name !== undefined && looksToKeep(name)),
        ...(status && { status }),
        version: sql`${stores.version} + 1`,
      })
      .where(eq(stores.id, store.id))
    const before = Object.fromEntries(Object.keys(columns).map((key) => [key, store[key as keyof StorePatch]]))
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: 'store.changed',
      subject: store,
      before,
      after: columns,
    })
    return loadStoreSettings(tx, store.id, platform.config.mediaUrl)
  })
  return work.catch((error: unknown) => {
    throw brokenConstraint(error) === 'stores_slug_unique' ? slugTaken() : error
  })
}

const touchesStatus = ({ status, breakEndsOn, breakNote }: StorePatch, now: StoreStatus) =>
  (status !== undefined && status !== now) || breakEndsOn !== undefined || breakNote !== undefined

const slugTaken = () =>
  refuse(
    'stores.address-taken',
    {},
    {
      errors: [fieldError('/slug', 'stores.slug-taken')],
    },
  )

async function claimPicture(tx: Transaction, storeId: string, pointer: string, id: string | null | undefined) {
  if (!id) return
  const own = await claimPictures(tx, storeId, [id])
  if (!own.has(id)) {
    throw refuseField(pointer, 'stores.not-its-picture')
  }
}
