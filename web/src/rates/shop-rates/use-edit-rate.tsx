import type { Rate } from '@makola/contract/rates/rates.ts'
import { isValidMargin, isValidRate } from '@makola/money/convert.ts'
import { type ReactNode, useCallback } from 'react'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { nameRate } from '../choice/rate-label.tsx'
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
  const t = useWords()
  const { mutate, variables, error, reset, isPending } = useUpdateRate(() => {})
  const save = useCallback(
    (change: NonNullable<typeof variables>) =>
      mutate(change, {
        onError: (refusal) => {
          if (!asksToConfirm(refusal))
            toast.error(t('rates.shop.not-saved', { rate: nameRate(change.rate), reason: refusal.message }))
        },
      }),
    [mutate, t],
  )
  const edit: EditRate = {
    editRate: useCallback(
      (rate, text) => {
        const typed = plainDecimal(text)
        if (!isValidRate(typed)) return t('rates.shop.rate-invalid')
        return void save({ rate, patch: { rate: typed } })
      },
      [save, t],
    ),
    editMargin: useCallback(
      (rate, text) => {
        const typed = plainDecimal(text)
        if (!isValidMargin(typed)) return t('rates.shop.margin-invalid')
        return void save({ rate, patch: { marginPct: typed } })
      },
      [save, t],
    ),
  }
  const asked = asksToConfirm(error) ? variables : undefined
  const question = (
    <ConfirmDialog
      isOpen={asked !== undefined}
      onClose={reset}
      title={asked ? t('rates.shop.confirm', { rate: nameRate(asked.rate), value: asked.patch.rate ?? '' }) : ''}
      description={error?.message}
      confirmLabel={t('rates.terms.set-anyway')}
      isDestructive
      isBusy={isPending}
      onConfirm={() => asked && save({ rate: asked.rate, patch: { ...asked.patch, confirmed: true } })}
    />
  )
  return { edit, question }
}
