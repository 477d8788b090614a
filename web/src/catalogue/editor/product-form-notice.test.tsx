import type { InventoryItem } from '@makola/contract/catalogue/inventory.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import type { ProductEditor } from '../form/use-product-form.ts'
import { ProductFormNotice } from './product-form-notice.tsx'

const missing = new ApiProblem(404, { type: 'not-found', detail: 'This product does not exist.' })
const item = { id: 'p1' } as InventoryItem

const open = (error: Error, of: InventoryItem | undefined) =>
  renderOnPage(
    <ProductFormNotice
      editor={
        {
          item: of,
          faults: {},
          collisions: [],
          warnings: 0,
          saving: { error, submittedAt: 1 },
        } as unknown as ProductEditor
      }
    />,
  )

test('a product that was deleted meanwhile is said to be, and that it was not saved', async () => {
  await open(missing, item)
  await expect
    .element(page.getByText(/This product, or a part of it, was deleted while you were editing it\./))
    .toBeVisible()
  await expect.element(page.getByText(/Try again/)).not.toBeInTheDocument()
})

test.each([
  ['a refusal', new ApiProblem(409, { detail: 'This store is closed.' }), item],
  ['a new product without its store', missing, undefined],
])('%s is told in its own words', async (_, error, of) => {
  await open(error, of)
  await expect.element(page.getByText(new RegExp(`${error.message} Your changes are kept`))).toBeVisible()
})
