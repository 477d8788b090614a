import type { Question } from '@makola/contract/messages/questions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aQuestion, askAbout } from '../../../../testing/builders/messages.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { readEvents } from '../../../../testing/read-events.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'
import { questions } from '../tables.ts'
import { questionsPerDay } from './ask-question.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let productId: string
let asker: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  ;({ store, owner } = await aStoreWithOwner(shop))
  productId = (await aProduct(shop, { storeId: store.id })).id
  asker = await anAccount(shop)
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const as = async (person: SignedIn, path: string, init: object = {}) =>
  shop.request(path, { ...init, headers: (await signInAs(shop, person.id)).headers })
const ask = async (text: string, person = asker) =>
  askAbout(shop, productId, { text, asker: { headers: (await signInAs(shop, person.id)).headers } })
const asked = async (text: string) => ((await (await ask(text)).json()) as { data: Question }).data
const list = async (person?: SignedIn, query = '') => {
  const path = `/products/${productId}/questions${query}`
  return (await (person ? as(person, path) : shop.request(path))).json()
}
const answer = (id: string, text = 'Yes, it is.', person = owner) =>
  as(person, `/questions/${id}/answer`, { method: 'POST', json: { text } })

test('a question is asked and answered before everybody', async () => {
  const question = await asked('Is it real leather?')
  expect(question).toMatchObject({ state: 'published', isMine: true, reasons: [], answer: null })
  expect(await list()).toMatchObject({ data: [{ id: question.id, isMine: false }], meta: { total: 1, next: null } })
  expect((await answer(question.id)).status).toBe(200)
  const { data } = await list()
  expect(data).toMatchObject([{ state: 'answered', answer: { text: 'Yes, it is.', storeName: store.name } }])
  expect(JSON.stringify(data)).not.toContain(asker.id)
  expect(await (await answer(question.id, 'No.')).json()).toMatchObject({ status: 409, current: 'answered' })
})

test('ten answers at once: one is kept', async () => {
  const { id } = await asked('Is it real leather?')
  const answers = await Promise.all(Array.from({ length: 10 }, (_, each) => answer(id, `Answer ${each}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
})

test('what leads out of the shop is left out, of questions and answers, and the writer is told', async () => {
  const question = await asked('Size 42 for ₦15,000? Call me: 0803 123 4567 or ada.obi@gmail.com, wa.me/2348031234567')
  expect(question.text).toContain('Size 42 for ₦15,000?')
  expect(question.text).not.toMatch(/0803|ada\.obi|wa\.me/)
  expect(question.reasons).toEqual(expect.arrayContaining(['email', 'link', 'phone']))
  expect((await list()).data).toMatchObject([{ text: question.text, reasons: [] }])
  await answer(question.id, 'Yes. Write to us on +234 803 123 4567')
  expect((await list()).data[0].answer.text).toMatch(/^Yes\. Write to us on •+$/)
})

test('markup stays text', async () => {
  const text = '<img src=x onerror=alert(1)>'
  expect(await asked(text)).toMatchObject({ text })
})

test('one that talks of paying elsewhere is held: its writer sees it, the staff publishes or hides it', async () => {
  const support = await anAccount(shop, { staffRole: 'support' })
  const held = await asked('Can I pay into 0123456789 at GTBank?')
  expect(held).toMatchObject({ state: 'held', isMine: true })
  expect((await list()).data).toEqual([])
  expect((await list(asker)).data).toMatchObject([{ id: held.id, state: 'held' }])
  expect((await answer(held.id)).status).toBe(404)
  const queue = await (await as(support, '/questions/held?limit=100')).json()
  expect(queue.data).toContainEqual(
    expect.objectContaining({ id: held.id, text: 'Can I pay into 0123456789 at GTBank?' }),
  )
  const decide = (decision: string) =>
    as(support, `/questions/${held.id}/decision`, { method: 'POST', json: { decision, reason: 'Fine without it' } })
  expect((await decide('publish')).status).toBe(200)
  expect((await list()).data[0].text).not.toContain('0123456789')
  expect(await (await decide('publish')).json()).toMatchObject({ status: 409, code: 'messages.question-decided' })
  expect((await decide('hide')).status).toBe(200)
  expect((await list()).data).toEqual([])
  expect((await list(asker)).data).toMatchObject([{ state: 'hidden' }])
})

describe('the limits', () => {
  test('five questions a day for one account', async () => {
    toNextWindow(shop, questionsPerDay)
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) {
      const { id } = await aProduct(shop)
      const { headers } = await signInAs(shop, asker.id)
      statuses.push((await askAbout(shop, id, { asker: { headers } })).status)
    }
    expect(statuses).toEqual([...Array(5).fill(201), 429])
  })

  test('three in a row without an answer, also at once; an answer opens it again', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((each) => ask(`Question ${each}?`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409])
    const { data } = await list()
    expect((await answer(data[0].id)).status).toBe(200)
    expect((await ask('One more?')).status).toBe(201)
  })

  test('nothing, too much, without an account, about one’s own product, about a product that nobody sees', async () => {
    expect((await ask('  ')).status).toBe(422)
    expect((await ask('a'.repeat(501))).status).toBe(422)
    expect((await askAbout(shop, productId, { asker: { headers: {} as SignedIn['headers'] } })).status).toBe(401)
    expect((await ask('Mine?', owner)).status).toBe(403)
    const draft = await aProduct(shop, { storeId: store.id, status: 'draft' })
    for (const id of [newId(), draft.id]) {
      expect((await shop.request(`/products/${id}/questions`)).status).toBe(404)
      expect((await shop.request(`/products/${id}/questions/stream`)).status).toBe(404)
      expect((await askAbout(shop, id, { asker })).status).toBe(404)
    }
    expect(await shop.database.$count(questions, eq(questions.storeId, store.id))).toBe(0)
  })

  test('a question is asked once for a key', async () => {
    const key = newId()
    const first = await (await askAbout(shop, productId, { asker, key })).json()
    expect(await (await askAbout(shop, productId, { asker, key })).json()).toEqual(first)
    expect((await askAbout(shop, productId, { asker, key, text: 'Other?' })).status).toBe(422)
    expect((await list()).data).toHaveLength(1)
  })
})

test('questions are searched in their words and in their answers, and paged', async () => {
  const { id } = await aQuestion(shop, productId, 'Does it come in Café brown?')
  await aQuestion(shop, productId, 'Is it washable?')
  await answer(id, 'Yes, and in indigo.')
  const texts = async (query: string) => (await list(undefined, query)).data.map(({ text }: Question) => text)
  expect(await texts('?search=cafe')).toEqual(['Does it come in Café brown?'])
  expect(await texts('?search=INDIGO%20brown')).toEqual(['Does it come in Café brown?'])
  expect(await texts('?search=%25')).toEqual([])
  const first = await list(undefined, '?limit=1')
  expect(first).toMatchObject({ data: [{ text: 'Is it washable?' }], meta: { total: 2 } })
  expect(await texts(`?limit=1&cursor=${first.meta.next}`)).toEqual(['Does it come in Café brown?'])
})

test('a store sees its open questions first; its packers and another store see none', async () => {
  const done = await aQuestion(shop, productId, 'Answered?')
  await answer(done.id)
  const open = await aQuestion(shop, productId, 'Open?')
  await answer((await aQuestion(shop, productId, 'Answered later?')).id)
  const { data, meta } = await (await as(owner, `/questions/?store=${store.id}`)).json()
  expect(data.map(({ text }: Question) => text)).toEqual(['Open?', 'Answered later?', 'Answered?'])
  expect(meta).toEqual({ next: null, open: 1 })
  const packer = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
  expect((await answer(open.id, 'No', packer)).status).toBe(403)
  const stranger = (await aStoreWithOwner(shop)).owner
  expect((await answer(open.id, 'No', stranger)).status).toBe(404)
  expect((await as(stranger, `/questions/?store=${store.id}`)).status).toBe(404)
})

test('who looks at a product hears of a new question', async () => {
  const stream = await shop.request(`/products/${productId}/questions/stream`)
  const heard = readEvents(stream)
  const first = heard.next()
  await aQuestion(shop, productId)
  expect((await first).value).toMatchObject({ event: 'changed' })
  await heard.return(undefined)
})
