import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { Refund } from '@makola/contract/orders/refunds.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ParcelRefunds } from './parcel-refunds.tsx'

const naira = (amount: number) => ({ amount, currency: 'NGN' })
const refund: Refund = {
  ...{ id: 'r1', amount: naira(6_400_000), storeAmount: naira(6_400_000), reason: 'Broken on arrival' },
  ...{ state: 'processing', failure: null, byHand: null, provider: 'cash-on-delivery', transactionId: null },
  ...{ owed: { mayConfirm: true }, isPaidByShop: false, by: 'Support', at: '2026-12-01T10:00:00.000Z' },
}
const render = (changed: Partial<Refund> = {}) =>
  renderOnPage(<ParcelRefunds parcel={{ refunds: [{ ...refund, ...changed }], store: { id: 's1' } } as Parcel} />)
const confirm = page.getByRole('button', { name: 'Confirm refund' })

test('cash to pay back, confirmed: it is asked how, once, and the words are sent', async () => {
  const calls = answerCalls('POST', { data: { ...refund, state: 'succeeded', byHand: 'Transfer 4711' } })
  await render()
  await expect.element(page.getByText('To pay back')).toBeVisible()
  await confirm.click()
  const dialog = page.getByRole('dialog', { name: 'Have you paid back ₦64,000?' })
  await dialog.getByRole('button', { name: 'Confirm refund' }).click()
  await expect.element(dialog.getByText('Enter how you paid the buyer back.')).toBeVisible()
  expect(calls).toEqual([])
  await dialog.getByRole('textbox', { name: /How did you pay/ }).fill(' Transfer 4711 ')
  await dialog.getByRole('button', { name: 'Confirm refund' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls).toMatchObject([{ path: '/api/refunds/r1/confirmation', body: { how: 'Transfer 4711' } }])
})

test('cash to pay back, refused: the dialog stays and says why', async () => {
  answerCalls('POST', { status: 409, title: 'Wrong state', detail: 'This refund does not wait for a confirmation.' })
  await render({ state: 'needs_attention', failure: 'The store has not confirmed that it paid the cash back.' })
  await confirm.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Cash')
  await dialog.getByRole('button', { name: 'Confirm refund' }).click()
  await expect.element(dialog.getByText('This refund does not wait for a confirmation.')).toBeVisible()
})

test('refunds that nobody has to confirm have no button', async () => {
  await render({ state: 'succeeded', owed: null, byHand: 'Cash at the shop' })
  await expect.element(page.getByText('Cash at the shop')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
  await render({ owed: { mayConfirm: false } })
  await expect.element(page.getByText('To pay back')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
  await render({ owed: null, provider: 'paystack' })
  await expect.element(page.getByText('On its way')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
})
