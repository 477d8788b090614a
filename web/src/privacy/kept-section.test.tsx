import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../testing/render-on-page.tsx'
import { KeptSection } from './kept-section.tsx'

test('whole years are said as years, other times in days', async () => {
  const rules = [
    { key: 'orders.contact', days: 730 },
    { key: 'shop.audit', days: 2190 },
    { key: 'wishes.alerts', days: 365 },
    { key: 'payments.webhooks', days: 90 },
  ]
  await renderOnPage(<KeptSection rules={rules} />)
  for (const time of ['2 years', '6 years', '1 year', '90 days'])
    await expect.element(page.getByText(time, { exact: true }).first()).toBeVisible()
})
