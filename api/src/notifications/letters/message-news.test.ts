import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aMessage, askAbout, writeAsStore } from '../../../../testing/builders/messages.ts'
import { aParcelAt } from '../../../../testing/builders/requests.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { notifications } from '../tables.ts'

let shop: TestPlatform
let operator: SignedIn
beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
})
afterAll(() => shop.close())

async function aSale() {
  const { store, owner } = await aStoreWithOwner(shop, { name: `Loom ${newId().slice(-6)}` })
  const product = await aProduct(shop, { storeId: store.id, stock: 9, name: `Shawl ${newId().slice(-6)}` })
  const email = `${newId()}@buyer.test`
  const parcel = await aParcelAt(shop, 'new', { products: [product], email })
  const reply = async (text: string) =>
    writeAsStore(shop, { parcelId: parcel.parcelId, person: await signInAs(shop, owner.id) }, { text })
  return { store, owner, product, email, parcel, reply }
}

async function newsOf({ id }: { id: string }, type: string): Promise<string[]> {
  await shop.jobs.drain(shop)
  const rows = await shop.database.select().from(notifications).where(eq(notifications.accountId, id))
  return rows.filter((row) => row.type === type).map(({ title, body }) => `${title} · ${body}`)
}

const lettersOf = async (email: string, start: RegExp) => {
  await shop.jobs.drain(shop)
  return (await lettersTo(shop, email)).filter(({ subject }) => start.test(subject))
}

test('a message rings at the store at once and once, and is emailed after ten minutes with all that is unread', async () => {
  const { owner, parcel } = await aSale()
  await aMessage(shop, parcel, 'Is it on its way?')
  expect(await newsOf(owner, 'message-new')).toEqual([expect.stringMatching(/ wrote about .* · Is it on its way\?$/)])
  await aMessage(shop, parcel, 'I need it on Friday.')
  expect(await newsOf(owner, 'message-new')).toHaveLength(1)
  expect(await lettersOf(owner.email, / wrote about /)).toEqual([])
  shop.clock.advance(601)
  await shop.jobs.drain(shop, { all: true })
  const letters = await lettersOf(owner.email, / wrote about /)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('Is it on its way?')
  expect(letters[0]?.text).toContain('I need it on Friday.')
})

test('a buyer who has not looked for ten minutes gets one email with the texts and the signed link', async () => {
  const { store, email, parcel, reply } = await aSale()
  await reply('It leaves <b>today</b>.')
  await reply('By bus.')
  await shop.jobs.drain(shop, { all: true })
  const letters = await lettersOf(email, /sent you .*message/)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toContain(`${store.name} sent you 2 messages`)
  expect(letters[0]?.text).toContain(`/order-tracking/?token=${parcel.token}`)
  expect(letters[0]?.html).toContain('It leaves &lt;b&gt;today&lt;/b&gt;.')
})

test('whoever has looked in time gets no email', async () => {
  const { email, parcel, reply } = await aSale()
  const sent = (await (await reply('It leaves today.')).json()) as { data: { id: string } }
  const path = `/orders/track/${parcel.token}/parcels/${parcel.parcelId}/messages/read`
  await shop.request(path, { method: 'POST', json: { messageId: sent.data.id } })
  await shop.jobs.drain(shop, { all: true })
  expect(await lettersOf(email, /sent you .*message/)).toEqual([])
})

test('a held message reaches only the staff', async () => {
  const { owner, parcel, store } = await aSale()
  await aMessage(shop, parcel, 'See https://cheap.example')
  expect(await newsOf(owner, 'message-new')).toEqual([])
  const told = await newsOf(operator, 'messages-to-check')
  expect(told.some((text) => text.includes(store.name) && !text.includes('cheap.example'))).toBe(true)
})

test('a question rings at the store and is emailed, and its answer reaches who asked', async () => {
  const { owner, product } = await aSale()
  const asker = await anAccount(shop)
  const asked = await askAbout(shop, product.id, { asker: await signInAs(shop, asker.id), text: 'Is it wool?' })
  const { data } = (await asked.json()) as { data: { id: string } }
  expect(await newsOf(owner, 'question-asked')).toEqual([`Question about ${product.name} · Is it wool?`])
  expect(await lettersOf(owner.email, /^Question about/)).toHaveLength(1)
  const { headers } = await signInAs(shop, owner.id)
  await shop.request(`/questions/${data.id}/answer`, { method: 'POST', headers, json: { text: 'Yes, from sheep.' } })
  const [letter] = await lettersOf(asker.email, /answered your question/)
  expect(letter?.text).toContain('Yes, from sheep.')
  expect(letter?.text).toContain('Is it wool?')
})
