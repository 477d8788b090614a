import type { CurrencyCode } from '@makola/money/currencies.ts'
import { formatPrice } from '@makola/money/format.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ChargeDialog } from './charge-dialog.tsx'

const amount = page.getByLabelText('Amount', { exact: true })
const charge = page.getByRole('button', { name: /^Charge/ })

const open = (currency: CurrencyCode) => {
  const onClose = vi.fn()
  const dialog = <ChargeDialog store={{ id: 's1', name: 'Adire House', currency }} onClose={onClose} />
  return renderOnPage(dialog).then(() => onClose)
}

test.each([
  ['NGN', '1,234.5', 123_450],
  ['NGN', '₦1,234', 123_400],
  ['XOF', '8 095', 8_095],
  ['KWD', '1.234', 1_234],
  ['USD', '0.05', 5],
] as const)('amount in %s, typed as "%s": the button says what is charged', async (currency, typed, minor) => {
  await open(currency)
  await amount.fill(typed)
  await expect
    .element(charge)
    .toHaveTextContent(`Charge ${formatPrice({ amount: minor, currency })}`.replace(/\s/g, ' '))
})

test.each([
  ['a negative amount', 'NGN', '-5'],
  ['nothing', 'NGN', '0'],
  ['more decimals than the currency has', 'NGN', '10.505'],
  ['decimals where there are none', 'XOF', '10.5'],
  ['thousands or decimals', 'KWD', '1,234'],
  ['another currency', 'NGN', '€5'],
  ['more digits than can be counted', 'NGN', '9'.repeat(17)],
] as const)(
  'amount that is %s: refused beside the field, which has the focus, and nothing is sent',
  async (_, currency, typed) => {
    const calls = answerCalls('POST', 'offline')
    await open(currency)
    await amount.fill(typed)
    await page.getByLabelText('Reason', { exact: true }).fill('Late parcels')
    await page.getByLabelText('Your password', { exact: true }).fill('a long password')
    await charge.click()
    await expect.element(amount).toHaveAccessibleDescription('Must be an amount above 0.')
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveValue(typed)
    expect(calls).toEqual([])
  },
)

test('amount copied from elsewhere: read as it is pasted', async () => {
  await open('NGN')
  await amount.fill('1,234.5')
  await amount.click()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.cut()
  await expect.element(charge).toHaveTextContent('Charge store')
  await userEvent.paste()
  await expect.element(charge).toHaveTextContent('Charge ₦1,234.50')
})

test('connection lost after the press: the form says so, and the second press repeats the same charge', async () => {
  const calls = answerCalls('POST', 'offline', { data: {} })
  const onClose = await open('NGN')
  await amount.fill('500')
  await page.getByLabelText('Reason', { exact: true }).fill('Late parcels')
  await page.getByLabelText('Your password', { exact: true }).fill('a long password')
  await charge.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await charge.click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [first, second] = calls
  expect(first?.body).toMatchObject({ amount: { amount: 50_000, currency: 'NGN' }, reason: 'Late parcels' })
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
})
