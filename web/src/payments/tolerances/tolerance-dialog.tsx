import type { Tolerance } from '@makola/contract/payments/tolerances.ts'
import { currencyName } from '@makola/money/currency-names.ts'
import { writeMajor } from '@makola/money/money.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { readShare, writeShare } from '../../ui/inputs/share.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useSetTolerance } from './tolerance-queries.ts'

/** Ten percent: the API refuses more. */
const mostBasisPoints = 1000

type ToleranceDialogProps = { currency: string; tolerance: Tolerance | undefined; onClose: () => void }

/** A share of the order and the most that it may come to. */
export function ToleranceDialog({ currency, tolerance, onClose }: ToleranceDialogProps) {
  const t = useWords()
  const [share, setShare] = useState(writeShare(tolerance?.basisPoints ?? 0))
  const [most, setMost] = useState(tolerance ? writeMajor(tolerance.most) : '')
  const [isTried, setIsTried] = useState(false)
  const save = useSetTolerance(onClose)
  const basisPoints = readShare(share)
  const isShare = basisPoints !== null && basisPoints <= mostBasisPoints
  const mostMinor = parseAmount(most, currency) ?? (basisPoints === 0 ? 0 : null)
  const submit = () => {
    setIsTried(true)
    if (!isShare || mostMinor === null) return
    save.mutate({ currency, basisPoints, mostMinor, version: tolerance?.version ?? 0 })
  }
  const fault = save.error instanceof ApiProblem ? save.error.errors[0]?.detail : undefined
  return (
    <FormDialog
      title={t('payments.tolerances.edit', { currency: currencyName(currency) })}
      description={t('payments.tolerances.edit-about')}
      saveLabel={t('ui.save')}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('payments.tolerances.share')}
        hint={t('payments.tolerances.share-hint')}
        isRequired
        error={isTried && !isShare ? t('payments.tolerances.share-wrong') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="tabular"
            value={share}
            onChange={(event) => setShare(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('payments.tolerances.most', { currency })}
        hint={t('payments.tolerances.most-hint')}
        isRequired
        error={isTried && mostMinor === null ? t('payments.tolerances.most-wrong') : undefined}
      >
        {(control) => <MoneyInput {...control} currency={currency} value={most} onChange={setMost} />}
      </Field>
      <FormProblem>{fault ?? save.error?.message ?? ''}</FormProblem>
    </FormDialog>
  )
}
