import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { commitWhenAwaited } from '../../../../testing/database/commit-when-awaited.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { bans, staff } from '../../auth/tables.ts'
import { transact } from '../../platform/platform.ts'
import { rateLimits } from '../../platform/tables.ts'
import { members } from '../tables.ts'
import { personalData } from './personal-data.ts'

let shop: TestPlatform
let store: StoreRow
let founder: SignedIn
let inviter: SignedIn
let invited: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  const made = await aStoreWithOwner(shop)
  store = made.store
  founder = made.owner
  inviter = await anAccount(shop, { name: 'Xola Mensah' })
  await aMember(shop, { storeId: store.id, accountId: inviter.id, role: 'owner' })
  invited = await anAccount(shop, { email: `${randomUUID()}@example.test` })
})

const team = (path: string, { headers }: SignedIn, init: { method?: string; json?: unknown } = {}) =>
  shop.request(`/stores/${store.id}${path}`, { headers, ...init })

/** An invitation as an owner, and its secret from the email. */
async function inviteBy(person: SignedIn, email = invited.email): Promise<string> {
  const { status } = await team('/invitations', person, { method: 'POST', json: { email, role: 'owner' } })
  expect(status).toBe(201)
  const [letter] = await lettersTo(shop, email)
  const token = /\/dashboard\/invitation\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1]
  if (!token) throw new Error(`No invitation to ${email}`)
  return token
}
const open = (what: 'read' | 'accept', token: string, { headers }: SignedIn = invited) =>
  shop.request(`/invitations/${what}`, { method: 'POST', json: { token }, headers })
const expectVoid = async (token: string) => {
  expect((await open('read', token)).status).toBe(404)
  expect((await open('accept', token)).status).toBe(404)
  expect(await shop.database.$count(members, eq(members.accountId, invited.id))).toBe(0)
}
const addresses = async () => {
  const { data } = await (await team('/invitations', founder)).json()
  return data.map(({ email }: { email: string }) => email)
}
const entries = async () => {
  const { data } = await (await team('/audit', founder)).json()
  return data.map((entry: Record<string, string>) => [entry.action, entry.actor, entry.subject]).slice(0, 2)
}

test.each([
  ['removed', () => team(`/members/${inviter.id}`, founder, { method: 'DELETE' }), 204, 'Ada Obi', 'member.removed'],
  ['leaves', () => team(`/members/${inviter.id}`, inviter, { method: 'DELETE' }), 204, 'Xola Mensah', 'member.left'],
  [
    'demoted',
    () => team(`/members/${inviter.id}`, founder, { method: 'PATCH', json: { role: 'fulfilment' } }),
    200,
    'Ada Obi',
    'member.changed',
  ],
])('the open invitations of an owner who is %s are void, and nobody else’s', async (_case, act, status, by, action) => {
  const other = `${randomUUID()}@example.test`
  await inviteBy(founder, other)
  const token = await inviteBy(inviter)
  expect((await act()).status).toBe(status)
  await expectVoid(token)
  expect(await addresses()).toEqual([other])
  const recorded = await entries()
  expect(recorded).toHaveLength(2)
  expect(recorded).toContainEqual([action, by, 'Xola Mensah'])
  expect(recorded).toContainEqual(['invitation.revoked', by, invited.email])
})

test('an invitation lasts while its writer stays an owner, in whatever other ways the store changes', async () => {
  const token = await inviteBy(inviter)
  expect((await team(`/members/${inviter.id}`, founder, { method: 'PATCH', json: { role: 'owner' } })).status).toBe(200)
  expect((await team(`/members/${founder.id}`, founder, { method: 'DELETE' })).status).toBe(204)
  expect((await open('accept', token)).status).toBe(200)
})

test('the invitations of a person whose data is erased go with it', async () => {
  const token = await inviteBy(inviter)
  const person = { accountId: inviter.id, email: inviter.email, name: '' }
  await transact(shop, async (tx) => personalData.erase?.(tx, person, shop.clock.now()))
  expect(await addresses()).toEqual([])
  await expectVoid(token)
})

test('an invitation that is left of somebody who may not invite any more is refused', async () => {
  const token = await inviteBy(inviter)
  await shop.database.update(members).set({ role: 'manager' }).where(eq(members.accountId, inviter.id))
  await expectVoid(token)
  await shop.database.delete(members).where(eq(members.accountId, inviter.id))
  await expectVoid(token)
})

test('an invitation rests while its writer is banned', async () => {
  const token = await inviteBy(inviter)
  await shop.database.insert(bans).values({ accountId: inviter.id, reason: 'Fraud', at: shop.clock.now() })
  await expectVoid(token)
  await shop.database.delete(bans).where(eq(bans.accountId, inviter.id))
  expect((await open('accept', token)).status).toBe(200)
})

test('an invitation by an owner of the shop ends with that role', async () => {
  const operator = await anOperator(shop)
  const token = await inviteBy(operator)
  expect((await open('read', token)).status).toBe(200)
  await shop.database.update(staff).set({ role: 'support' }).where(eq(staff.accountId, operator.id))
  await expectVoid(token)
  await shop.database.update(staff).set({ role: 'owner' }).where(eq(staff.accountId, operator.id))
  expect((await open('accept', token)).status).toBe(200)
})

test.each([
  ['removed', 'delete from members where account_id = $1'],
  ['demoted', `update members set role = 'accounts' where account_id = $1`],
])(
  'of an acceptance and its writer who is %s at the same moment, the acceptance waits and is refused',
  async (_case, text) => {
    const token = await inviteBy(inviter)
    const accepted = await commitWhenAwaited(shop, [[text, inviter.id]], () => open('accept', token))
    expect(accepted.status).toBe(404)
    expect(await shop.database.$count(members, eq(members.accountId, invited.id))).toBe(0)
  },
)

test('of an acceptance and a ban of its writer at the same moment, the acceptance waits and is refused', async () => {
  const token = await inviteBy(inviter)
  const ban = [
    ['select id from accounts where id = $1 for update', inviter.id],
    [`insert into bans (account_id, reason, at) values ($1, 'Fraud', now())`, inviter.id],
  ] as [string, string][]
  expect((await commitWhenAwaited(shop, ban, () => open('accept', token))).status).toBe(404)
})

test('of an acceptance and a removal at once, either comes first', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const token = await inviteBy(inviter)
    const [removed, accepted] = await Promise.all([
      team(`/members/${inviter.id}`, founder, { method: 'DELETE' }),
      open('accept', token),
    ])
    expect(removed.status).toBe(204)
    const isIn = (await shop.database.$count(members, eq(members.accountId, invited.id))) === 1
    expect(accepted.status).toBe(isIn ? 200 : 404)
    expect(await addresses()).toEqual([])
    await shop.database.delete(members).where(eq(members.accountId, invited.id))
    await aMember(shop, { storeId: store.id, accountId: inviter.id, role: 'owner' })
  }
})
