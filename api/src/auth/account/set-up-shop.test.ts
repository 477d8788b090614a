import type { Tokens } from '@makola/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, anOperator } from '../../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { auditEntries } from '../../shop/tables.ts'
import { accounts } from '../tables.ts'
import { findSetupLink } from './set-up-shop.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
beforeEach(async () => {
  await shop.database.delete(accounts)
})
afterAll(() => shop.close())

const operator = { name: 'Adunni Bakare', email: 'adunni@example.test', password: 'a quiet harbour' }
// setUpShop, as the page of the link calls it.
const setUp = (token: string, given = {}) => api.post<Tokens>('/auth/setup', { token, ...operator, ...given })
const tokenOf = async () => new URL((await findSetupLink(shop)) ?? '').searchParams.get('token') ?? ''
const notFound = { status: 404, body: { type: 'not-found', detail: 'This setup link does not exist.' } }

describe('the link of an empty shop', () => {
  it('creates the first operator and signs them in', async () => {
    const { status, body } = await setUp(await tokenOf())
    expect(status).toBe(200)
    const me = await api.get<{ data: { id: string } }>('/auth/me', {
      headers: { authorization: `Bearer ${body.access_token}` },
    })
    expect(me.body).toMatchObject({ data: { name: 'Adunni Bakare', email: operator.email, isOperator: true } })
    const { email, password } = operator
    expect(await api.post('/auth/login', { email, password })).toMatchObject({ status: 200 })
    const [entry] = await shop.database.select().from(auditEntries)
    expect(entry).toMatchObject({
      actor: `account:${me.body.data.id}`,
      action: 'operator.added',
      subject: 'Adunni Bakare',
      storeId: null,
    })
  })

  it('works once, even when opened several times at once', async () => {
    const token = await tokenOf()
    const answers = await Promise.all([1, 2, 3, 4].map((at) => setUp(token, { email: `p${at}@example.test` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect(await setUp(token)).toMatchObject(notFound)
    expect(await findSetupLink(shop)).toBeNull()
  })

  it('cannot be guessed', async () => {
    const token = await tokenOf()
    for (const guess of ['x', 'x'.repeat(43), `${token}x`]) expect(await setUp(guess)).toMatchObject(notFound)
    expect(await shop.database.select().from(accounts)).toEqual([])
  })

  it('is gone when there is an operator already', async () => {
    const token = await tokenOf()
    await anOperator(shop)
    expect(await setUp(token)).toMatchObject(notFound)
  })

  it('turns an existing account into the operator', async () => {
    const { id, email } = await anAccount(shop, { email: operator.email })
    expect(await setUp(await tokenOf())).toMatchObject({ status: 200 })
    const [account] = await shop.database.select().from(accounts).where(eq(accounts.email, email))
    expect(account).toMatchObject({ id, role: 'operator' })
  })

  it('refuses a common password', async () => {
    const answer = await setUp(await tokenOf(), { password: 'basketball' })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/password' }] } })
  })
})
