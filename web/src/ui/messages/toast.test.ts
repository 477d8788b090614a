import { toast as sonner } from 'sonner'
import { expect, it } from 'vitest'
import { toast, toastArea } from './toast.ts'

toastArea.markReady()
const find = (id: string | number) => sonner.getToasts().find((shown) => shown.id === id)

it.each(['success', 'info', 'warning', 'error', 'loading'] as const)('has the type %s', async (type) => {
  expect(find(await toast[type]('Prices changed'))).toMatchObject({ title: 'Prices changed', type })
})

it('has no type by default', async () => {
  expect(find(await toast.message('Prices changed'))).toMatchObject({ title: 'Prices changed', type: undefined })
})

it('is replaced under its id', async () => {
  const id = await toast.loading('Uploading image...')
  await toast.success('Done', { id })
  expect(find(id)).toMatchObject({ title: 'Done', type: 'success' })
})
