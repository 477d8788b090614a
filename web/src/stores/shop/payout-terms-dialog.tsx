import type { PayoutTerms } from '@makola/contract/stores/payout-terms.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { readShare, writeShare } from '../../ui/inputs/share.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useSetPayoutTerms } from './payout-terms-queries.ts'

/** The API refuses more. */
const mostReserve = { basisPoints: 5000, days: 180 } as const

type PayoutTermsDialogProps = { terms: PayoutTerms; shopDelayDays: number; onClose: () => void }

/** The reserve of a level, and its wait for a payout; an empty wait is that of the whole shop. */
export function PayoutTermsDialog({ terms, shopDelayDays, onClose }: PayoutTermsDialogProps) {
  const t = useWords()
  const [share, setShare] = useState(writeShare(terms.reserveBasisPoints))
  const [held, setHeld] = useState(String(terms.reserveDays))
  const [delay, setDelay] = useState(terms.delayDays === null ? '' : String(terms.delayDays))
  const [isTried, setIsTried] = useState(false)
  const save = useSetPayoutTerms(terms, onClose)
  const basisPoints = readShare(share)
  const reserveBasisPoints = basisPoints !== null && basisPoints <= mostReserve.basisPoints ? basisPoints : undefined
  const reserveDays = readDays(held, mostReserve.days)
  const delayDays = delay.trim() === '' ? null : readDays(delay, shopDelayDays)
  const submit = () => {
    setIsTried(true)
    if (reserveBasisPoints === undefined || reserveDays === undefined || delayDays === undefined) return
    save.mutate({ reserveBasisPoints, reserveDays, delayDays })
  }
  const refusal = (value: unknown, text: string) => (isTried && value === undefined ? text : undefined)
  return (
    <FormDialog
      title={t('stores.payouts.edit', { level: t('stores.limits.level', { tier: String(terms.tier) }) })}
      description={t('stores.payouts.edit-about')}
      saveLabel={t('ui.save')}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={t('stores.payouts.share')}
        hint={t('stores.payouts.share-hint')}
        error={refusal(reserveBasisPoints, t('stores.payouts.share-wrong'))}
        isRequired
        value={share}
        onChange={setShare}
      />
      <NumberField
        label={t('stores.payouts.reserve-days')}
        hint={t('stores.payouts.reserve-days-hint')}
        error={refusal(reserveDays, t('stores.payouts.days-wrong', { most: mostReserve.days }))}
        isRequired
        value={held}
        onChange={setHeld}
      />
      <NumberField
        label={t('stores.payouts.delay')}
        hint={t('stores.payouts.delay-hint', { days: shopDelayDays })}
        error={refusal(delayDays, t('stores.payouts.days-wrong', { most: shopDelayDays }))}
        value={delay}
        onChange={setDelay}
      />
      <FormProblem>{save.error?.message ?? ''}</FormProblem>
    </FormDialog>
  )
}

/** Whole days from 0 to the most; undefined when the text is none. */
function readDays(text: string, most: number): number | undefined {
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined
  return days !== undefined && days <= most ? days : undefined
}

type NumberFieldProps = {
  label: string
  hint: string
  error: string | undefined
  isRequired?: boolean
  value: string
  onChange: (value: string) => void
}

function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
