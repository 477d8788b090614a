import { toast as sonner } from 'sonner'
import { expect, it, vi } from 'vitest'
import { toast, toastArea } from './toast.ts'
import { undoAction } from './undo-action.ts'

toastArea.markReady()

it('stays for ten seconds, with the button that takes the act back', async () => {
  const takeBack = vi.fn()
  const id = await toast.message('Removed', undoAction('Undo', takeBack))
  const shown = sonner.getToasts().find((one) => one.id === id)
  expect(shown).toMatchObject({ title: 'Removed', duration: 10_000, action: { label: 'Undo', onClick: takeBack } })
})
