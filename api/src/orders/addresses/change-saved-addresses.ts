import type { Address } from '@makola/contract/orders/orders.ts'
import { mostSavedAddresses, type NewSavedAddress, type SavedAddress } from '@makola/contract/orders/saved-addresses.ts'
import { isCountry } from '@makola/countries/names.ts'
import { and, eq } from 'drizzle-orm'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse, refuseField } from '../../platform/problem.ts'
import { savedAddresses } from '../tables.ts'
import { checkAddress } from './address-form.ts'
import { lockSavedAddresses, makeDefault, presentSavedAddress } from './saved-addresses.ts'

type Given = NewSavedAddress & { accountId: string }

/**
 * Saves an address for the next orders. The first is the default. Saved again, it is answered as it is, so that a button pressed
 * twice keeps one.
 * @throws Problem `validation-failed` (422) by the rules of its country, `wrong-state` (409) beyond ten.
 */
export async function addSavedAddress(
  platform: Platform,
  { accountId, address: typed, isDefault = false }: Given,
): Promise<SavedAddress> {
  const address = checkSavedAddress(typed)
  return transact(platform, async (tx) => {
    const saved = await lockSavedAddresses(tx, accountId)
    let row = saved.find((one) => isSame(one.address, address))
    if (!row) {
      const slots = saved.map(({ slot }) => slot)
      const slot = everySlot.find((one) => !slots.includes(one))
      if (slot === undefined) throw refuse('orders.too-many-addresses', { most: mostSavedAddresses })
      row = { id: newId(), accountId, slot, address, isDefault: false, createdAt: platform.clock.now() }
      await tx.insert(savedAddresses).values(row)
    }
    const becomesDefault = isDefault || saved.length === 0
    if (becomesDefault) await makeDefault(tx, { accountId, id: row.id })
    return presentSavedAddress({ ...row, isDefault: becomesDefault || row.isDefault })
  })
}

/**
 * Replaces an address. Orders placed with it keep their copy.
 * @throws Problem `validation-failed` (422) by the rules of its country, `not-found` (404).
 */
export async function changeSavedAddress(
  platform: Platform,
  { accountId, id, address: typed, isDefault = false }: Given & { id: string },
): Promise<SavedAddress> {
  const address = checkSavedAddress(typed)
  return transact(platform, async (tx) => {
    const row = (await lockSavedAddresses(tx, accountId)).find((one) => one.id === id)
    if (!row) throw notFound('address')
    await tx.update(savedAddresses).set({ address }).where(eq(savedAddresses.id, id))
    if (isDefault) await makeDefault(tx, { accountId, id })
    return presentSavedAddress({ ...row, address, isDefault: isDefault || row.isDefault })
  })
}

/**
 * Deletes an address. Where it was the default, the oldest of the others is it from now on.
 * @throws Problem `not-found` (404).
 */
export async function removeSavedAddress(
  platform: Platform,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  await transact(platform, async (tx) => {
    const saved = await lockSavedAddresses(tx, accountId)
    const row = saved.find((one) => one.id === id)
    if (!row) throw notFound('address')
    await tx.delete(savedAddresses).where(and(eq(savedAddresses.id, id), eq(savedAddresses.accountId, accountId)))
    const next = saved.find((one) => one.id !== id)
    if (row.isDefault && next) await makeDefault(tx, { accountId, id: next.id })
  })
}

const everySlot = Array.from({ length: mostSavedAddresses }, (_, index) => index + 1)

function checkSavedAddress(address: Address): Address {
  if (!isCountry(address.countryCode)) throw refuseField('/address/countryCode', 'platform.not-a-country')
  return checkAddress(address)
}

/** By value: a database returns the fields of JSON in an order of its own. */
function isSame(one: Address, other: Address): boolean {
  const fields = (address: Address) => JSON.stringify(Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return fields(one) === fields(other)
}
