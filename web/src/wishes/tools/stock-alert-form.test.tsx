import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { StockAlertForm } from './stock-alert-form.tsx'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const send = page.getByRole('button', { name: 'Email me', exact: true })
const asked = page.getByText(/^You recently asked for an email when this is back/)

test('guest asks for an alert: after a reload the page still knows, for this variant only', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=x')
  answerCalls('POST', { data: { state: 'unconfirmed' } })
  const before = await renderOnPage(<StockAlertForm variantId="v1" />)
  await page.getByLabelText('Your email address').fill('ama@example.test')
  await send.click()
  await expect.element(page.getByRole('status')).toMatchTextContent('Open the link in our email to confirm.')
  await before.unmount()

  const after = await renderOnPage(<StockAlertForm variantId="v1" />)
  await expect.element(asked).toBeVisible()
  expect(JSON.stringify(localStorage)).not.toContain('ama@example.test')
  await after.unmount()

  await renderOnPage(<StockAlertForm variantId="v2" />)
  await expect.element(send).toBeVisible()
})

test('guest mistyped the address: another one can be given', async () => {
  localStorage.setItem('draft:alert:v1', JSON.stringify({ base: null, draft: true, at: Date.now() }))
  await renderOnPage(<StockAlertForm variantId="v1" />)
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect.element(send).toBeVisible()
  expect(localStorage.length).toBe(0)
})
