import type { RunPayout } from '@makola/contract/ledger/payouts.ts'
import type { Notification } from '@makola/contract/notifications/notifications.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aPayoutAccount, owe } from '../../../../testing/builders/payouts.ts'
import { aMember, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { readOutboxFolder } from '../../platform/mail/mailer.ts'

const password = 'only the operator knows'

let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anAccount(shop, { role: 'operator', password })
})
afterAll(() => shop.close())

const ask = async (path: string, json?: unknown) => {
  const headers = { ...operator.headers, 'idempotency-key': newId() }
  const init = json === undefined ? { headers } : { method: 'POST', headers, json }
  return (await (await shop.request(path, init)).json()).data
}

/** Pays a store, and sets the outcome. */
async function payOut(
  currency: string,
  marks: { as: string; note?: string }[],
): Promise<RunPayout & { runId: string }> {
  const { id: runId } = await ask('/payouts/runs', { minimum: { amount: 1, currency }, password })
  const [payout] = (await ask(`/payouts/runs/${runId}`)).payouts
  for (const mark of marks) await ask(`/payouts/${payout.id}/mark`, mark)
  await shop.jobs.drain(shop)
  return { ...payout, runId }
}

const bellOf = async ({ headers }: SignedIn, store?: string): Promise<Notification[]> =>
  (await (await shop.request(`/notifications/${store ? `?store=${store}` : ''}`, { headers })).json()).data

const lettersTo = async ({ email }: SignedIn) =>
  (await readOutboxFolder(shop.mailer.folder ?? '')).filter((letter) => letter.to === email)

test('an arrived payout notifies those who see the store’s money, in its own currency', async () => {
  const { store, owner } = await aStoreWithOwner(shop, { currency: 'KES' })
  const packer = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
  await aPayoutAccount(shop, store.id)
  await owe(shop, store.id, 750_000)
  const { reference, account } = await payOut('KES', [{ as: 'sent' }, { as: 'paid' }])
  expect(await bellOf(owner, store.id)).toMatchObject([
    {
      type: 'payout-paid',
      title: 'KSh\u00a07,500 was paid out to you',
      body: `To ${account.institution}, ending in ${account.numberEnd}. Reference: ${reference}.`,
      link: '/dashboard/earnings',
    },
  ])
  expect(await lettersTo(owner)).toEqual([])
  expect(await bellOf(packer, store.id)).toEqual([])
  expect(await bellOf(operator)).toEqual([])
})

test('a returned payout notifies the store, by email too, and the operators, with the reason', async () => {
  const { store, owner } = await aStoreWithOwner(shop, { currency: 'GHS', name: 'Adire House' })
  await aPayoutAccount(shop, store.id)
  await owe(shop, store.id, 7000)
  const { runId } = await payOut('GHS', [{ as: 'sent' }, { as: 'failed', note: 'The account is closed.' }])
  const [news, ...more] = await bellOf(owner, store.id)
  expect(more).toEqual([])
  expect(news).toMatchObject({
    type: 'payout-failed',
    title: expect.stringMatching(/^A payout of .*70 was returned$/),
  })
  expect(news?.body).toMatch(/^The account is closed\. It did not reach .* Check the account\./)
  const [letter] = await lettersTo(owner)
  expect(letter?.subject).toContain('was returned (Adire House)')
  expect(letter?.text).toContain(`/dashboard/earnings?store=${store.id}`)
  expect(await bellOf(operator)).toMatchObject([
    { type: 'shop-payout-failed', title: 'A payout to Adire House was returned', link: `/dashboard/payouts/${runId}` },
  ])
})
