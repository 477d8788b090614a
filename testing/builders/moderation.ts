import type { NewReport, NewTakedown, StaffTakedown } from '@makola/contract/moderation/moderation.ts'
import type { GivenStrike, StaffStrike } from '@makola/contract/moderation/strikes.ts'
import { desc, eq } from 'drizzle-orm'
import { reports } from '../../api/src/moderation/tables.ts'
import type { TestPlatform } from '../test-platform.ts'
import { anAccount, type SignedIn, signInAs } from './auth.ts'
import { aProduct } from './catalogue.ts'

/** Reports a product to the shop as a visitor. Returns the report's id. */
export async function aReport(shop: TestPlatform, productId: string, given: Partial<NewReport> = {}): Promise<string> {
  const subject = { kind: 'product', id: productId }
  const answer = await shop.request('/reports/', { method: 'POST', json: { subject, reason: 'counterfeit', ...given } })
  if (answer.status !== 204) throw new Error(`Not reported: ${await answer.text()}`)
  const [row] = await shop.database
    .select()
    .from(reports)
    .where(eq(reports.productId, productId))
    .orderBy(desc(reports.at))
  if (!row) throw new Error('No report was made')
  return row.id
}

const givers = new WeakMap<TestPlatform, Promise<SignedIn>>()

/** Somebody of the catalogue staff, always the same: each of the staff hears of everything, and a hundred would slow every step down. */
async function theGiver(shop: TestPlatform): Promise<SignedIn> {
  const known = givers.get(shop) ?? anAccount(shop, { staffRole: 'catalogue', name: 'Cato Catalogue' })
  givers.set(shop, known)
  const giver = await known
  return { ...giver, ...(await signInAs(shop, giver.id)) }
}

/** Reports a buyer's message as a person of the store. Returns the report's id. */
export async function aMessageReport(
  shop: TestPlatform,
  { parcelId, messageId, person }: { parcelId: string; messageId: string; person: Pick<SignedIn, 'headers'> },
): Promise<string> {
  const { headers } = person
  const path = `/parcels/${parcelId}/messages/${messageId}/reports`
  const answer = await shop.request(path, { method: 'POST', headers, json: { reason: 'abuse' } })
  if (answer.status !== 204) throw new Error(`Not reported: ${await answer.text()}`)
  const [row] = await shop.database.select().from(reports).where(eq(reports.messageId, messageId))
  if (!row) throw new Error('No report was made')
  return row.id
}

type Down = Partial<NewTakedown> & { by?: SignedIn }

/** Takes a product down, by somebody of the catalogue staff unless told otherwise. */
export async function aTakedown(shop: TestPlatform, productId: string, { by, ...given }: Down = {}) {
  const { headers } = by ?? (await theGiver(shop))
  const answer = await shop.request('/takedowns/', {
    method: 'POST',
    headers,
    json: {
      subject: { kind: 'product', id: productId },
      ground: 'rule',
      groundText: 'Nothing counterfeit',
      facts: 'The label is copied.',
      ...given,
    },
  })
  if (answer.status !== 201) throw new Error(`Not taken down: ${await answer.text()}`)
  return (await answer.json()).data as StaffTakedown
}

/** Appeals against a takedown as one of the store's people; the answer as it comes. */
export function appealAs(shop: TestPlatform, takedownId: string, { headers }: Pick<SignedIn, 'headers'>) {
  return shop.request(`/takedowns/${takedownId}/appeal`, {
    method: 'POST',
    headers,
    json: { text: 'The label is ours.' },
  })
}

type Struck = Partial<GivenStrike> & { by?: SignedIn }

/** Gives a store a strike, by somebody of the catalogue staff unless told otherwise; the answer as it comes. */
export async function strikeAs(shop: TestPlatform, storeId: string, { by, ...given }: Struck = {}) {
  const { headers } = by ?? (await theGiver(shop))
  const json = { points: 1, cause: 'other', reason: 'Three parcels held stones.', seenPoints: 0, ...given }
  return shop.request(`/stores/${storeId}/strikes`, { method: 'POST', headers, json })
}

export async function aStrike(shop: TestPlatform, storeId: string, given: Struck = {}) {
  const answer = await strikeAs(shop, storeId, given)
  if (answer.status !== 201) throw new Error(`No strike was given: ${await answer.text()}`)
  return (await answer.json()).data as StaffStrike
}

/** One of each thing that moderation leaves with a store. */
export async function someModeration(
  shop: TestPlatform,
  { storeId, owner, reportedId }: { storeId: string; owner: SignedIn; reportedId: string },
) {
  const down = await aTakedown(shop, (await aProduct(shop, { storeId })).id)
  const appealed = await aTakedown(shop, (await aProduct(shop, { storeId })).id)
  const answer = await appealAs(shop, appealed.id, owner)
  if (answer.status !== 201) throw new Error(`Not appealed: ${await answer.text()}`)
  const { id: strikeId } = await aStrike(shop, storeId)
  const { id: appealedStrikeId } = await aStrike(shop, storeId, { seenPoints: 1 })
  const strikeAppeal = { method: 'POST', headers: owner.headers, json: { text: 'It was one parcel.' } }
  const struck = await shop.request(`/strikes/${appealedStrikeId}/appeal`, strikeAppeal)
  if (struck.status !== 201) throw new Error(`Not appealed: ${await struck.text()}`)
  const reportId = await aReport(shop, reportedId)
  return { takedownId: down.id, appealedId: appealed.id, reportId, strikeId, appealedStrikeId }
}
