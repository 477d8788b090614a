import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { accounts } from '../../auth/tables.ts'
import { readOutboxFolder } from '../../platform/mail/mailer.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let email: string

const daySeconds = 24 * 60 * 60

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())
beforeEach(async () => {
  // Calls about invitations are counted by the hour.
  toNextWindow(shop, { calls: 30, seconds: 60 * 60 })
  const made = await aStoreWithOwner(shop, { name: 'Accra Beads' })
  store = made.store
  owner = made.owner
  email = `${randomUUID()}@example.test`
})

const invite = (role = 'manager', address = email) =>
  shop.request(`/stores/${store.id}/invitations`, {
    method: 'POST',
    json: { email: address, role },
    headers: owner.headers,
  })
const listed = async () =>
  (await (await shop.request(`/stores/${store.id}/invitations`, { headers: owner.headers })).json()).data
const post = (path: string, token: string, headers: HeadersInit = {}) =>
  shop.request(path, { method: 'POST', json: { token }, headers })

async function lettersTo(address: string) {
  await shop.jobs.drain(shop)
  return (await readOutboxFolder(shop.mailer.folder ?? '')).filter(({ to }) => to === address)
}

/** The secret in the last email to this address. */
async function tokenFor(address: string): Promise<string> {
  const letters = await lettersTo(address)
  const newest = letters.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)).at(-1)
  return /\/dashboard\/invitation\?token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
}

describe('an invitation', () => {
  test('comes by email, shows its offer, and makes the person who accepts it a member', async () => {
    const { data } = await (await invite()).json()
    expect(data).toMatchObject({ email, role: 'manager', invitedBy: owner.email })
    const token = await tokenFor(email)
    const offer = await (await post('/invitations/read', token)).json()
    expect(offer.data).toMatchObject({ store: { name: 'Accra Beads' }, email, role: 'manager', invitedBy: 'Ada Obi' })

    const invited = await anAccount(shop, { email, name: 'Yaw Osei' })
    const accepted = await post('/invitations/accept', token, invited.headers)
    expect((await accepted.json()).data).toMatchObject({ id: store.id, role: 'manager' })
    expect(await listed()).toEqual([])
    const audit = await (await shop.request(`/stores/${store.id}/audit`, { headers: owner.headers })).json()
    expect(audit.data).toMatchObject([
      { action: 'member.joined', actor: 'Yaw Osei', after: { role: 'manager' } },
      { action: 'member.invited', subject: email, after: { role: 'manager' } },
    ])
    expect((await post('/invitations/accept', token, invited.headers)).status).toBe(404)
  })

  test('that finds a member under a new address leaves the role, and tells nobody that somebody joined', async () => {
    const member = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: member.id, role: 'fulfilment' })
    await invite('owner')
    const token = await tokenFor(email)
    await shop.database.update(accounts).set({ email }).where(eq(accounts.id, member.id))
    const { headers } = await signInAs(shop, member.id)
    const accepted = await post('/invitations/accept', token, headers)
    expect((await accepted.json()).data).toMatchObject({ id: store.id, role: 'fulfilment' })
    expect(await listed()).toEqual([])
    const audit = await (await shop.request(`/stores/${store.id}/audit`, { headers: owner.headers })).json()
    expect(audit.data).toMatchObject([{ action: 'member.invited' }])
  })

  test('is stored without its secret', async () => {
    await invite()
    const dump = async () => {
      const { rows } = await shop.database.$client.query(
        `select (select json_agg(i) from invitations i)::text || (select json_agg(j) from pgboss.job j)::text as text`,
      )
      return String(rows[0].text)
    }
    const before = await dump()
    const token = await tokenFor(email)
    expect(token).toHaveLength(43)
    expect(before + (await dump())).not.toContain(token)
  })

  test('is only for the invited address', async () => {
    await invite()
    const token = await tokenFor(email)
    const other = await anAccount(shop)
    const response = await post('/invitations/accept', token, other.headers)
    expect(await response.json()).toMatchObject({ type: 'forbidden' })
    expect(await listed()).toHaveLength(1)
    expect((await post('/invitations/accept', token)).status).toBe(401)
  })

  test('sent again has a new secret and another role, and the old one is void', async () => {
    await invite('manager')
    const first = await tokenFor(email)
    shop.clock.advance(60)
    await invite('accounts')
    const second = await tokenFor(email)
    expect(second).not.toBe(first)
    expect((await post('/invitations/read', first)).status).toBe(404)
    expect((await (await post('/invitations/read', second)).json()).data.role).toBe('accounts')
    expect(await listed()).toHaveLength(1)
  })

  test('ends after seven days, and when it is revoked', async () => {
    await invite()
    const token = await tokenFor(email)
    shop.clock.advance(7 * daySeconds)
    const invited = await anAccount(shop, { email })
    expect((await post('/invitations/read', token)).status).toBe(404)
    expect((await post('/invitations/accept', token, invited.headers)).status).toBe(404)
    owner = { ...owner, ...(await signInAs(shop, owner.id)) }
    const [{ id }] = await listed()
    const revoke = () =>
      shop.request(`/stores/${store.id}/invitations/${id}`, { method: 'DELETE', headers: owner.headers })
    expect((await revoke()).status).toBe(204)
    expect((await revoke()).status).toBe(404)
    expect(await listed()).toEqual([])
  })

  test('revoked before its email was written is not sent', async () => {
    const { data } = await (await invite()).json()
    await shop.request(`/stores/${store.id}/invitations/${data.id}`, { method: 'DELETE', headers: owner.headers })
    expect(await tokenFor(email)).toBe('')
  })

  test('contains no name that a stranger made up, and is sent five times a day by one person to one address', async () => {
    const made = 'You won https://evil.test'
    const { store, owner: inviter } = await aStoreWithOwner(shop, { name: made })
    await shop.database.update(accounts).set({ name: made }).where(eq(accounts.id, inviter.id))
    for (let count = 0; count < 6; count++) {
      const { status } = await shop.request(`/stores/${store.id}/invitations`, {
        method: 'POST',
        json: { email, role: 'manager' },
        headers: inviter.headers,
      })
      expect(status).toBe(201)
      // Sent again before its email was written, it would be one email.
      await shop.jobs.drain(shop)
      shop.clock.advance(1)
    }
    const letters = await lettersTo(email)
    expect(letters).toHaveLength(5)
    expect(JSON.stringify(letters)).not.toMatch(/you won|evil\.test/i)
  })

  test('is refused for an existing member', async () => {
    const response = await invite('manager', owner.email.toUpperCase())
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ type: 'duplicate', current: { role: 'owner' } })
  })

  test('is rate-limited, and so are guesses', async () => {
    const written = await Promise.all(Array.from({ length: 31 }, (_, n) => invite('manager', `${n}-${email}`)))
    expect(written.filter(({ status }) => status === 429)).toHaveLength(1)
    const guesses = await Promise.all(
      Array.from({ length: 61 }, () => post('/invitations/read', 'a-secret-that-nobody-was-ever-sent')),
    )
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
