import type { Store } from '@makola/contract/stores/stores.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ReturnTerms } from './return-terms.tsx'

test.each([
  // The store's days, the shopper's country, and the longest of them.
  [null, undefined, 7],
  [null, 'NG', 7],
  [30, undefined, 30],
  [30, 'GB', 30],
  [10, 'GB', 14],
  [null, 'FR', 14],
])(
  'store with %s days, shopper in %s: says %i days, once, before the store’s words',
  async (returnDays, countryCode, days) => {
    const store = { returnDays, returnPromise: 'Unworn, please.' } as Store
    await renderOnPage(<ReturnTerms store={store} countryCode={countryCode} />)
    const text = page.getByText(/^Returns within/)
    await expect.element(text).toHaveTextContent(`Returns within ${days} days of delivery.`)
    await expect.element(page.getByText('Unworn, please.')).toBeVisible()
  },
)
