import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ReturnParcel } from './return-parcel.tsx'
import { useMoveParcel } from './use-move-parcel.ts'

const parcel = { id: 'p1', store: { id: 's1' }, pickup: null } as Parcel

function Return() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <ReturnParcel
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      isUnpaid={false}
      move={useMoveParcel(parcel, 'p1')}
    />
  )
}

test('a return, cancelled: the dialog closes and nothing is sent', async () => {
  const calls = answerCalls('POST', { data: parcel })
  await renderOnPage(<Return />)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('a return, goods damaged: they do not go on sale again', async () => {
  const calls = answerCalls('POST', { data: parcel })
  await renderOnPage(<Return />)
  await page.getByRole('radio').nth(1).click()
  await page.getByRole('button', { name: /return/i }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual([{ restock: false }])
})
