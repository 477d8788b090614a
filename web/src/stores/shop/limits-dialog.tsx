import type { TierLimits } from '@makola/contract/stores/tiers.ts'
import { currencyName } from '@makola/money/currency-names.ts'
import { writeMajor } from '@makola/money/money.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useSetLimits } from './limit-queries.ts'

/** An amount for each level; an empty field is no limit. */
export function LimitsDialog({ limits: known, onClose }: { limits: TierLimits; onClose: () => void }) {
  const t = useWords()
  const { currency } = known
  const [typed, setTyped] = useState(() =>
    known.limits.map((amount) => (amount === null ? '' : writeMajor({ amount, currency }))),
  )
  const [isTried, setIsTried] = useState(false)
  const save = useSetLimits(known, onClose)
  const read = typed.map((text) => (text.trim() === '' ? null : (parseAmount(text, currency) ?? undefined)))
  const submit = () => {
    setIsTried(true)
    const limits = read.filter((minor) => minor !== undefined)
    if (limits.length === read.length) save.mutate(limits)
  }
  return (
    <FormDialog
      title={t('stores.limits.edit', { currency: currencyName(currency) })}
      description={t('stores.limits.edit-about')}
      saveLabel={t('ui.save')}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {typed.map((text, tier) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
          key={tier}
          label={t('stores.limits.level', { tier: String(tier) })}
          error={isTried && read[tier] === undefined ? t('stores.limits.wrong') : undefined}
        >
          {(control) => (
            <MoneyInput
              {...control}
              currency={currency}
              value={text}
              onChange={(next) => setTyped(typed.map((other, place) => (place === tier ? next : other)))}
            />
          )}
        </Field>
      ))}
      <FormProblem>{save.error?.message ?? ''}</FormProblem>
    </FormDialog>
  )
}
