import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { type RefundChoice, RefundLines } from './refund-lines.tsx'

const line = (id: string, variantTitle: string, refundedQuantity = 0) => ({
  ...{ id, name: 'Wrap dress', variantTitle, unitPrice: { amount: 250_000, currency: 'NGN' } },
  ...{ quantity: 3, refundedQuantity },
})
const parcel = {
  state: 'shipped',
  lines: [line('s', 'S'), line('m', 'M', 1), line('l', 'L', 3)],
  refundableDelivery: { amount: 0, currency: 'NGN' },
} as unknown as Parcel

function Lines() {
  const [choice, setChoice] = useState<RefundChoice>({ quantities: {}, withDelivery: false, restock: false })
  return (
    <>
      <RefundLines parcel={parcel} choice={choice} onChange={setChoice} />
      <output>{JSON.stringify(choice.quantities)}</output>
    </>
  )
}

test('refund of lines, two variants of one product: each has its own stepper, as far as is not refunded', async () => {
  await renderOnPage(<Lines />)
  await page.getByRole('button', { name: 'Increase: Wrap dress, S' }).click()
  const more = page.getByRole('button', { name: 'Increase: Wrap dress, M' })
  await more.click()
  await more.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('{"s":1,"m":2}')
  await expect.element(more).toBeDisabled()
  await expect.element(page.getByRole('textbox', { name: 'Wrap dress, L' })).not.toBeInTheDocument()
})
