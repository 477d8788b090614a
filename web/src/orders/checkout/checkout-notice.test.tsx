import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { CheckoutNotice } from './checkout-notice.tsx'
import { explainRefusal } from './explain-refusal.ts'
import { PayButton } from './pay-button.tsx'
import { QuoteProblem } from './quote-problem.tsx'

const cedis = (amount: number) => ({ amount, currency: 'GHS' })
const refuse = (status: number, type: string, more = {}) =>
  new ApiProblem(status, { type: `/problems/${type}`, detail: 'In words.', ...more })

const alert = page.getByRole('alert')
const pay = page.getByRole('button', { name: /^Pay/ })

type Shown = { total?: number; isBusy?: boolean }

/** The notice after an order for GH₵42.00 ended with this error. */
async function show(error: Error, { total = 4200, isBusy = false }: Shown = {}) {
  const [onPay, onFocusField] = [vi.fn(), vi.fn()]
  const refusal = explainRefusal(error, cedis(4200))
  const now = total ? cedis(total) : undefined
  await renderOnPage(<CheckoutNotice {...{ refusal, total: now, isBusy, onPay, onFocusField }} />)
  return { onPay, onFocusField }
}

test('connection lost: the notice takes the focus, promises nothing, and tries again once a press', async () => {
  const { onPay } = await show(new TypeError('Failed to fetch'))
  await expect.element(alert).toHaveFocus()
  await expect.element(alert).toMatchTextContent('We could not confirm your order')
  await page.getByRole('button', { name: 'Try again' }).dblClick()
  expect(onPay).toHaveBeenCalledOnce()
})

test('while it tries again: the button is busy and takes no press', async () => {
  const { onPay } = await show(new TypeError('Failed to fetch'), { isBusy: true })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toHaveAttribute('aria-busy', 'true')
  await retry.click({ force: true })
  expect(onPay).not.toHaveBeenCalled()
})

test('price changed: both totals, and the button charges the new one', async () => {
  const { onPay } = await show(refuse(409, 'price-changed'), { total: 4500 })
  await expect.element(alert).toMatchTextContent(/GH₵42(\.00)?.*GH₵45(\.00)?/)
  await expect.element(pay).toMatchTextContent(/^Pay GH₵45/)
  await pay.click()
  expect(onPay).toHaveBeenCalledOnce()
})

test('price changed, new total still unknown: nothing can be paid', async () => {
  const { onPay } = await show(refuse(409, 'price-changed'), { total: 0 })
  await expect.element(alert).toMatchTextContent('We are updating the total.')
  await pay.click({ force: true })
  expect(onPay).not.toHaveBeenCalled()
})

test('sold out meanwhile: each line with what is left, and the way to the cart', async () => {
  const current = [
    { variantId: 'v1', name: 'Wax print', requested: 3, available: 1 },
    { variantId: 'v2', name: 'Kente scarf', requested: 1, available: 0 },
    { variantId: 'v3', name: 'Shea butter', requested: 1, available: 5, isBlocked: true },
    { variantId: 'v4', name: 'Kete strip', requested: 1, available: 0, isPaused: true },
    { variantId: 'v5', name: 'Hunt basket', requested: 1, available: 0, isGone: true, isBlocked: true },
  ]
  await show(refuse(409, 'out-of-stock', { current }))
  const lines = page.getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent('Wax print: only 1 left, you have 3')
  await expect.element(lines.nth(1)).toMatchTextContent('Kente scarf: sold out')
  await expect.element(lines.nth(2)).toMatchTextContent('Shea butter: not sold in your country')
  await expect.element(lines.nth(3)).toMatchTextContent('Kete strip: the store is on a break')
  await expect.element(lines.nth(4)).toMatchTextContent('Hunt basket: no longer for sale')
  await expect.element(page.getByRole('link', { name: 'Edit your cart' })).toHaveAttribute('href', '/cart')
})

test('fields refused: the list leads to each, and leaves the focus to the first', async () => {
  const errors = [
    { pointer: '/contact/email', code: 'a', detail: 'Enter an email address.' },
    { pointer: '/address/city', code: 'b', detail: 'Enter a town.' },
  ]
  const { onFocusField } = await show(refuse(422, 'validation-failed', { errors }))
  await expect.element(alert).toBeVisible()
  await expect.element(alert).not.toHaveFocus()
  await page.getByRole('button', { name: 'Enter a town.' }).click()
  expect(onFocusField).toHaveBeenCalledExactlyOnceWith('/address/city')
})

test('declined for another reason: the shop’s own words, and a reference for support', async () => {
  await show(refuse(409, 'payment-declined', { request_id: 'r-17' }))
  await expect.element(alert).toMatchTextContent('Your order was not placed')
  await expect.element(alert).toMatchTextContent('In words.')
  await expect.element(alert).toMatchTextContent('Error reference: r-17')
})

test('quote that cannot be had: tried again after a broken connection, back to the cart after a refusal', async () => {
  const onRetry = vi.fn()
  const first = await renderOnPage(
    <QuoteProblem error={new TypeError('Failed to fetch')} onRetry={onRetry} isRetrying={false} />,
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await first.unmount()
  await renderOnPage(<QuoteProblem error={refuse(409, 'cart-changed')} onRetry={onRetry} isRetrying={false} />)
  await expect.element(alert).toMatchTextContent('In words.')
  await expect.element(page.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart')
})

test('pay button: submits the checkout’s form from beside it, and says so while it does', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const button = { total: 'GH₵42.00', paysCash: false, isDisabled: false }
  const first = await renderOnPage(
    <>
      <form id="checkout" onSubmit={onSubmit} />
      <PayButton {...button} isPlacing={false} />
    </>,
  )
  await pay.click()
  expect(onSubmit).toHaveBeenCalledOnce()
  await first.unmount()
  await renderOnPage(<PayButton {...button} isPlacing />)
  await expect.element(page.getByRole('button')).toMatchTextContent('Placing your order…')
})
