import type { Application } from '@makola/contract/verification/verification.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { lettersTo } from '../../../testing/builders/letters.ts'
import { aPng } from '../../../testing/builders/media.ts'
import { aPayoutAccount, bankAccount, owe } from '../../../testing/builders/payouts.ts'
import { aMember, aStore, type StoreRow } from '../../../testing/builders/stores.ts'
import { aDocument, anApplication, aPerson, submitAs } from '../../../testing/builders/verifications.ts'
import { commitWhenAwaited } from '../../../testing/database/commit-when-awaited.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { makePayoutRun } from '../ledger/payouts/make-payout-run.ts'
import { savePayoutAccount } from '../ledger/payouts/save-payout-account.ts'
import { payoutAccounts } from '../ledger/tables.ts'
import { privateFiles } from '../media/tables.ts'
import { transact } from '../platform/platform.ts'
import { rateLimits } from '../platform/tables.ts'
import { auditEntries } from '../shop/tables.ts'
import { storeStanding } from '../stores/tables.ts'
import { checkPayoutNames } from './check-payout-name.ts'
import { runDueVerifications } from './run-due-verifications.ts'
import { verifications } from './tables.ts'

let shop: TestPlatform
let owner: SignedIn
let support: SignedIn
let finance: SignedIn
let store: StoreRow

beforeAll(async () => {
  shop = await openTestPlatform()
  support = await anAccount(shop, { staffRole: 'support', name: 'Sena Support' })
  finance = await anAccount(shop, { staffRole: 'finance' })
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  owner = await anAccount(shop)
  store = await aStore(shop, { currency: 'USD' })
  await aMember(shop, { storeId: store.id, accountId: owner.id })
  await shop.database.update(storeStanding).set({ tier: 0 }).where(eq(storeStanding.storeId, store.id))
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** In a session of now: the clock moves. */
const fresh = async (person: SignedIn) => ({ ...person, ...(await signInAs(shop, person.id)) })
const as = async (person: SignedIn, method: string, path: string, json?: unknown) =>
  shop.request(path, { method, headers: (await fresh(person)).headers, ...(json !== undefined && { json }) })
const submit = async (given = {}) => submitAs(shop, { storeId: store.id, owner: await fresh(owner), ...given })
const decide = (id: string, decision: object, by = support) => as(by, 'POST', `/verifications/${id}/decision`, decision)
const own = async () => (await (await as(owner, 'GET', `/stores/${store.id}/verification`)).json()).data
const tier = async () => (await (await as(owner, 'GET', `/stores/${store.id}/standing`)).json()).data.tier
const problem = async (answer: Response) => {
  const { type, code, errors } = await answer.json()
  return { status: answer.status, type, code: errors?.[0]?.code ?? code }
}
const more = { decision: 'more', reasons: ['unreadable'], note: 'The left edge is missing.' }

describe('an application', () => {
  test('of a person opens tier 1; its number is kept by its end only', async () => {
    expect(await own()).toBeNull()
    const { applicationId } = await anApplication(shop, { storeId: store.id, owner })
    expect(await own()).toMatchObject({
      state: 'submitted',
      kind: 'person',
      number: '8901',
      documents: [{ name: 'card.png' }],
    })
    const [row] = await shop.database.select().from(verifications).where(eq(verifications.id, applicationId))
    expect(JSON.stringify(row)).not.toContain('1234567890')
    expect((await decide(applicationId, { decision: 'verify' })).status).toBe(200)
    expect(await own()).toMatchObject({ state: 'verified', decidedAt: expect.any(String) })
    expect(await tier()).toBe(1)
  })

  test('of a business opens tier 2, also after the person', async () => {
    const first = await anApplication(shop, { storeId: store.id, owner })
    await decide(first.applicationId, { decision: 'verify' })
    expect(await problem(await submit())).toMatchObject({ status: 409, code: 'verification.not-now' })
    const business = { kind: 'business', legalName: 'Obi Ltd', numberKind: 'cac-rc', number: 'rc 123456' }
    const answer = await submit(business)
    const { data } = await answer.json()
    expect(data).toMatchObject({ number: 'RC123456', state: 'submitted' })
    await decide(data.id, { decision: 'verify' })
    expect(await tier()).toBe(2)
    expect(await problem(await submit(business))).toMatchObject({ status: 409 })
  })

  test('goes back and forth: more is needed, sent again, refused, sent anew', async () => {
    const { applicationId, documentId } = await anApplication(shop, { storeId: store.id, owner })
    await decide(applicationId, more)
    expect(await own()).toMatchObject({ state: 'more_needed', reasons: ['unreadable'], note: more.note })
    const again = await (await submit()).json()
    expect(again.data).toMatchObject({ id: applicationId, state: 'submitted', reasons: [], note: '' })
    expect(await shop.database.select().from(privateFiles).where(eq(privateFiles.id, documentId))).toEqual([])
    await decide(applicationId, { decision: 'refuse', reasons: ['not-allowed'], note: 'We cannot take this trade.' })
    expect(await tier()).toBe(0)
    const anew = await (await submit()).json()
    expect(anew.data.id).not.toBe(applicationId)
    const { data } = await (await as(support, 'GET', '/verifications/?state=refused')).json()
    expect(data.map(({ id }: { id: string }) => id)).toContain(applicationId)
  })

  test('is one at a time, of ten sent at once too', async () => {
    const documents = await Promise.all(Array.from({ length: 10 }, () => aDocument(shop, owner.id)))
    const answers = await Promise.all(documents.map((id) => submit({ documents: [id] })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
  })

  test.each([
    ['a number of another shape', { number: '123' }, 'verification.number-shape'],
    ['a number of another country', { numberKind: 'ghana-card' }, 'verification.other-country'],
    ['a business’s number for a person', { numberKind: 'cac-rc' }, 'verification.other-country'],
    ['a document that has run out', { expiresOn: '2020-01-01' }, 'verification.ran-out'],
    ['no address', { address: ' ' }, 'platform.empty'],
  ])('is refused for %s', async (_what, given, code) => {
    expect(await problem(await submit(given))).toMatchObject({ status: 422, code })
    expect(await own()).toBeNull()
  })

  test('takes no other person’s documents, nor any twice', async () => {
    const stranger = await anAccount(shop)
    const foreign = await aDocument(shop, stranger.id)
    expect(await problem(await submit({ documents: [foreign] }))).toMatchObject({ code: 'media.file-not-usable' })
    const { documentId, applicationId } = await anApplication(shop, { storeId: store.id, owner })
    await decide(applicationId, more)
    expect(await problem(await submit({ documents: [documentId] }))).toMatchObject({ code: 'media.file-not-usable' })
    expect(await own()).toMatchObject({ state: 'more_needed', documents: [{ id: documentId }] })
  })
})

describe('a decision', () => {
  test('of two staff at once: one wins', async () => {
    const { applicationId } = await anApplication(shop, { storeId: store.id, owner })
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => decide(applicationId, { decision: 'verify' }, support)),
      ...Array.from({ length: 5 }, () => decide(applicationId, more, finance)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    const { state } = await own()
    expect(await tier()).toBe(state === 'verified' ? 1 : 0)
  })

  test('is not for who submitted it, nor for who works in the store', async () => {
    const both = await anAccount(shop, { staffRole: 'owner' })
    await aMember(shop, { storeId: store.id, accountId: both.id })
    const { applicationId } = await anApplication(shop, { storeId: store.id, owner: both })
    const colleague = await anAccount(shop, { staffRole: 'support' })
    await aMember(shop, { storeId: store.id, accountId: colleague.id, role: 'fulfilment' })
    for (const person of [both, colleague]) {
      expect(await problem(await decide(applicationId, { decision: 'verify' }, person))).toMatchObject({
        status: 403,
        code: 'verification.own',
      })
      const { data } = await (await as(person, 'GET', `/verifications/${applicationId}`)).json()
      expect(data.canDecide).toBe(false)
    }
    expect((await decide(applicationId, { decision: 'verify' })).status).toBe(200)
  })

  test('is told in the bell and by email, with its reasons, and to the staff when one waits', async () => {
    const { applicationId } = await anApplication(shop, { storeId: store.id, owner })
    await decide(applicationId, more)
    const [letter] = await lettersTo(shop, owner.email)
    expect(letter?.text).toContain('A document cannot be read. The left edge is missing.')
    const [toStaff] = await lettersTo(shop, support.email)
    expect(toStaff?.subject).toContain(`${store.name} has applied for verification`)
    const { data } = await (await as(owner, 'GET', `/stores/${store.id}/audit`)).json()
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'verification.decided',
      'verification.submitted',
    ])
  })

  test('of an unknown application does not exist', async () => {
    expect((await decide('00000000-0000-7000-8000-000000000000', { decision: 'verify' })).status).toBe(404)
  })
})

describe('a document', () => {
  test('is opened through one call, which is written down and stored nowhere', async () => {
    const bytes = await aPng({ width: 40, height: 30 })
    const file = await aDocument(shop, owner.id, bytes)
    const { data } = await (await submit({ documents: [file] })).json()
    const path = `/verifications/${data.id}/documents/${file}`
    const answer = await as(finance, 'GET', path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(bytes))
    const audit = await (await as(owner, 'GET', `/stores/${store.id}/audit`)).json()
    expect(audit.data[0]).toMatchObject({ action: 'document.read', subjectId: file })
    for (const person of [
      owner,
      await anAccount(shop, { staffRole: 'catalogue' }),
      await anAccount(shop, { staffRole: 'read-only' }),
    ]) {
      expect((await as(person, 'GET', path)).status).toBe(403)
    }
    expect((await as(finance, 'GET', `/private-files/${file}`)).status).toBe(404)
    expect((await as(owner, 'GET', `/private-files/${file}`)).status).toBe(404)
    const other = await anApplication(shop, {
      storeId: (await aStoreOf(owner)).id,
      owner,
    })
    expect((await as(finance, 'GET', `/verifications/${other.applicationId}/documents/${file}`)).status).toBe(404)
  })

  test('of a refused application is deleted after 90 days, that of a verified one stays', async () => {
    const kept = await anApplication(shop, { storeId: store.id, owner })
    await decide(kept.applicationId, { decision: 'verify' })
    const refused = await anApplication(shop, { storeId: (await aStoreOf(owner)).id, owner })
    await decide(refused.applicationId, { decision: 'refuse', reasons: ['other'], note: 'No.' })
    const files = () => shop.database.select({ id: privateFiles.id, key: privateFiles.key }).from(privateFiles)
    const key = (await files()).find(({ id }) => id === refused.documentId)?.key ?? ''
    await runDueVerifications(shop)
    expect((await files()).map(({ id }) => id)).toEqual(expect.arrayContaining([kept.documentId, refused.documentId]))
    shop.clock.advance(91 * 86_400)
    await runDueVerifications(shop)
    await shop.jobs.drain(shop)
    expect((await files()).map(({ id }) => id)).toContain(kept.documentId)
    expect((await files()).map(({ id }) => id)).not.toContain(refused.documentId)
    expect(await shop.objects.size(key)).toBeNull()
  })
})

/** Another store of the same owner. */
async function aStoreOf({ id }: SignedIn): Promise<StoreRow> {
  const other = await aStore(shop)
  await aMember(shop, { storeId: other.id, accountId: id })
  return other
}

describe('a verified store', () => {
  const verify = async (given = {}) => {
    const { data } = await (await submit(given)).json()
    const answer = await decide(data.id, { decision: 'verify' })
    return ((await answer.json()) as { data: Application }).data
  }

  test('whose payout account is in another name is paid nothing until a person has looked', async () => {
    await aPayoutAccount(shop, store.id)
    await verify({ legalName: 'Obi, Ada' })
    await owe(shop, store.id, 900)
    const payOut = () => makePayoutRun(shop, 'test', { minimum: { amount: 1, currency: 'USD' } })
    const change = (holder: string) =>
      transact(shop, (tx) => savePayoutAccount(shop, tx, { store, account: { ...bankAccount, holder }, by: 'test' }))
    await change('Emeka Okafor')
    await shop.jobs.drain(shop)
    shop.clock.advance(2 * 86_400)
    expect(await own()).toMatchObject({ state: 'expired' })
    await expect(payOut()).rejects.toMatchObject({ type: 'wrong-state' })
    const { data: again } = await (await submit({ legalName: 'Emeka Okafor' })).json()
    const application = await (await as(support, 'GET', `/verifications/${again.id}`)).json()
    expect(application.data).toMatchObject({ payoutName: 'Emeka Okafor', isPayoutNameSame: true })
    await decide(again.id, { decision: 'verify' })
    expect(await payOut()).toMatchObject({ total: { amount: 900 } })
  })

  describe('whose payout account a former release let into another name', () => {
    const held = async () => (await (await as(owner, 'GET', `/stores/${store.id}/standing`)).json()).data.payoutsHeld
    const isHeld = eq(auditEntries.action, 'store.payouts-held')
    const heldBefore = () => shop.database.$count(auditEntries, isHeld)
    beforeEach(async () => {
      const { id } = await aPayoutAccount(shop, store.id)
      await verify()
      await submit({ kind: 'business', legalName: 'Ada Obi Ventures', numberKind: 'cac-rc', number: 'RC123456' })
      await shop.database.update(payoutAccounts).set({ holder: 'Mallory Thief' }).where(eq(payoutAccounts.id, id))
    })

    test('is paid nothing from the next day on, and again when the name is the verified one', async () => {
      const before = await heldBefore()
      await checkPayoutNames(shop)
      await checkPayoutNames(shop)
      expect(await held()).toBe('name-differs')
      expect(await heldBefore()).toBe(before + 1)
      const isIts = eq(payoutAccounts.storeId, store.id)
      await shop.database.update(payoutAccounts).set({ resolvedName: 'OBI ADA' }).where(isIts)
      await checkPayoutNames(shop)
      expect(await held()).toBeNull()
    })

    test('is paid on when its owner was erased, whose name nobody knows any more', async () => {
      await shop.database.update(verifications).set({ legalName: '' }).where(eq(verifications.storeId, store.id))
      await checkPayoutNames(shop)
      expect(await held()).toBeNull()
    })
  })

  describe('as a person that applies as a business', () => {
    const business = { kind: 'business', legalName: 'Ada Obi Ventures', numberKind: 'cac-rc', number: 'RC123456' }
    const held = async (holder: string) => {
      await transact(shop, (tx) =>
        savePayoutAccount(shop, tx, { store, account: { ...bankAccount, holder }, by: 'test' }),
      )
      await shop.jobs.drain(shop)
      return (await (await as(owner, 'GET', `/stores/${store.id}/standing`)).json()).data.payoutsHeld
    }
    const apply = async () => (await (await submit(business)).json()).data.id as string
    beforeEach(async () => {
      await verify()
      expect(await held('Ada Obi')).toBeNull()
    })

    test.each([
      ['waits', null],
      ['needs more', more],
      ['was refused', { decision: 'refuse', reasons: ['other'], note: 'No.' }],
    ])('is paid to the person’s name only, while the application %s', async (_state, decision) => {
      const id = await apply()
      if (decision) expect((await decide(id, decision)).status).toBe(200)
      expect(await held('Mallory Thief')).toBe('name-differs')
      expect(await held('Ada Obi Ventures')).toBe('name-differs')
      expect(await held('Obi Ada')).toBeNull()
    })

    test('is paid to the business’s name only, once that is verified', async () => {
      const id = await apply()
      expect(await held('Ada Obi Ventures')).toBe('name-differs')
      expect((await decide(id, { decision: 'verify' })).status).toBe(200)
      expect((await (await as(owner, 'GET', `/stores/${store.id}/standing`)).json()).data.payoutsHeld).toBeNull()
      expect(await held('Mallory Thief')).toBe('name-differs')
      expect(await held('Ada Obi')).toBe('name-differs')
      expect(await held('ADA OBI VENTURES LTD')).toBeNull()
    })

    test('is compared with the business, of a changed account and an approval at the same moment', async () => {
      const id = await apply()
      const approval = [
        [
          `update verifications set state = 'verified', decided_at = $3, decided_by = $2 where id = $1`,
          id,
          support.id,
          shop.clock.now().toISOString(),
        ],
        ['select id from stores where id = $1 for no key update', store.id],
      ] as [string, ...string[]][]
      expect(await commitWhenAwaited(shop, approval, () => held('Ada Obi Ventures'))).toBeNull()
    })
  })

  test('sends its document anew when it has run out; its tier stays', async () => {
    const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    await verify({ expiresOn: tomorrow })
    await runDueVerifications(shop)
    expect(await own()).toMatchObject({ state: 'verified' })
    shop.clock.advance(2 * 86_400)
    await runDueVerifications(shop)
    await runDueVerifications(shop)
    expect(await own()).toMatchObject({ state: 'expired' })
    expect(await tier()).toBe(1)
    expect((await submit()).status).toBe(201)
  })
})

test('the rules are checked: a decision of one’s own, and a person’s whole number, are found', async () => {
  const { applicationId } = await anApplication(shop, { storeId: store.id, owner })
  const set = (values: object) =>
    shop.database.update(verifications).set(values).where(eq(verifications.id, applicationId))
  await set({ decidedBy: owner.id, decidedAt: shop.clock.now(), number: aPerson.number })
  const broken = (await brokenInvariants(shop)).map(({ id }) => id)
  expect(broken.toSorted()).toEqual([
    'verification.decided-by-someone',
    'verification.person-number',
    'verification.two-eyes',
  ])
  await set({ decidedBy: null, decidedAt: null, number: '8901' })
  await shop.database
    .update(storeStanding)
    .set({ isBlocked: true, keptStatus: 'open' })
    .where(eq(storeStanding.storeId, store.id))
  expect((await brokenInvariants(shop)).map(({ id }) => id).toSorted()).toEqual([
    // Blocked, and no takedown says why.
    'moderation.stores-down',
    'verification.held-is-closed',
  ])
  await shop.database
    .update(storeStanding)
    .set({ isBlocked: false, keptStatus: null })
    .where(eq(storeStanding.storeId, store.id))
})
