import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let packer: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const made = await aStoreWithOwner(shop)
  store = made.store
  owner = made.owner
  packer = await anAccount(shop, { name: 'Efua Addo' })
  await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
})

const team = (path: string, init: { method?: string; json?: unknown; headers?: HeadersInit } = {}) =>
  shop.request(`/stores/${store.id}${path}`, { headers: owner.headers, ...init })
const changeRole = (account: SignedIn, role: string, headers: HeadersInit = owner.headers) =>
  team(`/members/${account.id}`, { method: 'PATCH', json: { role }, headers })
const remove = (account: SignedIn, headers: HeadersInit = owner.headers) =>
  team(`/members/${account.id}`, { method: 'DELETE', headers })

describe('the members of a store', () => {
  test('are listed with the permissions of each role', async () => {
    const { data, meta } = await (await team('/members')).json()
    expect(data).toMatchObject([
      { accountId: owner.id, role: 'owner' },
      { name: 'Efua Addo', email: packer.email, role: 'fulfilment' },
    ])
    expect(meta.roles.map(({ role }: { role: string }) => role)).toEqual(['owner', 'manager', 'fulfilment', 'accounts'])
    expect(meta.roles[2].permissions).toContain('parcels.move')
    expect(meta.roles[2].permissions).not.toContain('refunds.write')
  })

  test('get another role, recorded and effective at once', async () => {
    expect((await (await changeRole(packer, 'manager')).json()).data).toMatchObject({ role: 'manager' })
    const { data } = await (await team('/audit')).json()
    expect(data).toMatchObject([
      { action: 'member.changed', subject: 'Efua Addo', before: { role: 'fulfilment' }, after: { role: 'manager' } },
    ])
    await changeRole(packer, 'owner')
    expect((await team('/members', { headers: packer.headers })).status).toBe(200)
  })

  test('are removed, or leave', async () => {
    expect((await remove(packer)).status).toBe(204)
    expect((await remove(packer)).status).toBe(404)
    expect((await changeRole(packer, 'manager')).status).toBe(404)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'accounts' })
    expect((await remove(packer, packer.headers)).status).toBe(204)
    const { data } = await (await team('/audit')).json()
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['member.left', 'member.removed'])
  })

  test('hear of their removal once, and nothing when they leave', async () => {
    expect((await remove(packer)).status).toBe(204)
    await shop.jobs.drain(shop)
    const letters = await lettersTo(shop, packer.email)
    expect(letters.map(({ subject }) => subject)).toEqual([`You are no longer on the staff of ${store.name}`])
    expect(letters[0]?.text).toBe(
      `Hello Efua Addo, you are no longer on the staff of ${store.name} at Makola. You keep your account.`,
    )
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'accounts' })
    expect((await remove(packer, packer.headers)).status).toBe(204)
    await shop.jobs.drain(shop)
    expect(await lettersTo(shop, packer.email)).toHaveLength(1)
  })

  test('always include an owner, even when two leave at the same time', async () => {
    const only = await changeRole(owner, 'manager')
    expect(await only.json()).toMatchObject({ type: 'wrong-state', current: { owners: 1 } })
    expect((await remove(owner)).status).toBe(409)
    await changeRole(packer, 'owner')
    const both = await Promise.all([remove(owner, owner.headers), remove(packer, packer.headers)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  test('are hidden from other roles and from strangers', async () => {
    const stranger = await anAccount(shop)
    for (const [{ headers }, status] of [
      [packer, 403],
      [stranger, 404],
    ] as const) {
      expect((await team('/members', { headers })).status).toBe(status)
      expect((await changeRole(owner, 'manager', headers)).status).toBe(status)
      expect((await remove(owner, headers)).status).toBe(status)
      expect((await team('/invitations', { headers })).status).toBe(status)
      const invite = { method: 'POST', json: { email: 'a@example.test', role: 'manager' }, headers }
      expect((await team('/invitations', invite)).status).toBe(status)
      const revoke = { method: 'DELETE', headers }
      expect((await team(`/invitations/${store.id}`, revoke)).status).toBe(status)
      expect((await team('/audit', { headers })).status).toBe(status)
    }
  })
})
