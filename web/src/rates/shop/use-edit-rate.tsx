import type { Rate } from '@makola/contract/rates.ts'
import { isValidMargin, isValidRate } from '@makola/money/convert.ts'
import { type ReactNode, useCallback } from 'react'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { formatRate } from '../choice/rate-label.tsx'
import { asksToConfirm } from '../terms/move-question.tsx'
import { plainDecimal } from '../terms/rate-terms.ts'
import { useUpdateRate } from '../terms/save-rate.ts'

export type EditRate = {
  /** Each saves the typed value, or returns its fault. */
  editRate: (rate: Rate, text: string) => string | undefined
  editMargin: (rate: Rate, text: string) => string | undefined
}

/** Rates edited in the table itself, and the confirmation of a move of more than 20 %. */
export function useEditRate(): { edit: EditRate; question: ReactNode } {
  const { mutate, variables, error, reset, isPending } = useUpdateRate(() => {})
  const save = useCallback(
    (change: NonNullable<typeof variables>) =>
      mutate(change, {
        onError: (refusal) => {
          if (!asksToConfirm(refusal)) toast.error(`${formatRate(change.rate)} is not saved: ${refusal.message}`)
        },
      }),
    [mutate],
  )
  const edit: EditRate = {
    editRate: useCallback(
      (rate, text) => {
        const typed = plainDecimal(text)
        if (!isValidRate(typed)) return 'Must be a number above 0 with at most 12 digits.'
        return void save({ rate, patch: { rate: typed } })
      },
      [save],
    ),
    editMargin: useCallback(
      (rate, text) => {
        const typed = plainDecimal(text)
        if (!isValidMargin(typed)) return 'Must be above −50 and below 100.'
        return void save({ rate, patch: { marginPct: typed } })
      },
      [save],
    ),
  }
  const asked = asksToConfirm(error) ? variables : undefined
  const question = (
    <ConfirmDialog
      isOpen={asked !== undefined}
      onClose={reset}
      title={asked ? `Set ${formatRate(asked.rate)} to ${asked.patch.rate}?` : ''}
      description={error?.message}
      confirmLabel="Set anyway"
      isDestructive
      isBusy={isPending}
      onConfirm={() => asked && save({ rate: asked.rate, patch: { ...asked.patch, confirmed: true } })}
    />
  )
  return { edit, question }
}
