import type { PaymentMethod } from '@makola/contract/payments/payments.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { PayAgain } from './pay-again.tsx'

const way = (provider: PaymentMethod['provider'], name: string, unavailable: string | null = null): PaymentMethod => ({
  ...{ provider, name, unavailable },
  ...{ description: '', means: [], currency: 'GHS' },
})
const order = (...methods: PaymentMethod[]) => ({ id: 'o1', heldUntil: null, methods, lastProvider: null })
const payAgain = page.getByRole('button', { name: 'Pay again' })

test('provider declines: the reason stands below the button, which can be pressed again', async () => {
  const calls = answerCalls('POST', {
    status: 409,
    type: '/problems/wrong-state',
    detail: 'This order is paid already.',
  })
  await renderOnPage(<PayAgain order={order(way('paystack', 'Paystack'))} token="t" />)
  await payAgain.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('This order is paid already.')
  await expect.element(payAgain).toBeEnabled()
  expect(calls[0]?.body).toEqual({ trackingToken: 't', provider: 'paystack' })
})

test('provider does not answer: the shopper hears it, and another one is chosen', async () => {
  answerCalls('POST', { data: { provider: 'paystack', reference: 'r', redirectUrl: null } })
  await renderOnPage(<PayAgain order={order(way('paystack', 'Paystack'), way('stripe', 'Card'))} token="t" />)
  await expect.element(page.getByRole('radio', { name: /Paystack/ })).toBeChecked()
  await payAgain.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('is not responding. You were not charged.')
  await expect.element(page.getByRole('radio', { name: /Card/ })).toBeChecked()
})

test('the way of the last attempt is chosen, and cash never beforehand', async () => {
  answerCalls('POST', { data: { provider: 'stripe', reference: 'r', redirectUrl: null } })
  const open = order(way('cash-on-delivery', 'Cash on delivery'), way('paystack', 'Paystack'), way('stripe', 'Card'))
  await renderOnPage(<PayAgain order={{ ...open, lastProvider: 'stripe' }} token="t" />)
  await expect.element(page.getByRole('radio', { name: /Card/ })).toBeChecked()
  await payAgain.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('is not responding. You were not charged.')
  await expect.element(page.getByRole('radio', { name: /Paystack/ })).toBeChecked()
})

test('a provider that was silent when the order was placed is not chosen again', async () => {
  const open = order(way('paystack', 'Paystack'), way('stripe', 'Card'))
  await renderOnPage(<PayAgain order={{ ...open, lastProvider: 'paystack' }} token="t" silent="paystack" />)
  await expect.element(page.getByRole('radio', { name: /Card/ })).toBeChecked()
})

test('no way open: each says why, and nothing can be pressed', async () => {
  const methods = [way('paystack', 'Paystack', 'Not available now.'), way('stripe', 'Card', 'From GH₵50.')]
  await renderOnPage(<PayAgain order={order(...methods)} token="t" />)
  await expect.element(page.getByText('From GH₵50.')).toBeVisible()
  await expect.element(payAgain).toBeDisabled()
})
