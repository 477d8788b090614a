import { parseAmount } from '@makola/money/parse.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { checkProof, ProofFields, type ProofName, readProof } from '../../auth/forms/proof-fields.tsx'
import { useEntryForm } from '../../auth/forms/use-entry-form.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useChargeStore } from './charge-queries.ts'

type ChargeDialogProps = { store: { id: string; name: string; currency: string }; onClose: () => void }

/** Asks for the amount, the reason that the store reads, and the password. */
export function ChargeDialog({ store: { id, name, currency }, onClose }: ChargeDialogProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const charge = useChargeStore(id, onClose)
  const minor = parseAmount(typed, currency) ?? 0
  const amount = minor > 0 ? { amount: minor, currency } : null
  const { form, faults, problem } = useEntryForm<ProofName | 'amount' | 'reason'>({
    check: (entries) => ({
      amount: amount ? undefined : t('ledger.not-above-zero'),
      reason: entries.reason.trim() === '' ? t('ui.reason-missing') : undefined,
      ...checkProof(entries, t),
    }),
    send: async (entries) =>
      amount && charge.mutateAsync({ amount, reason: entries.reason.trim(), ...readProof(entries) }),
  })
  return (
    <FormDialog
      title={t('ledger.charges.charge-title', { store: name })}
      description={t('ledger.charges.charge-text')}
      saveLabel={amount ? t('ledger.charges.charge-amount', { amount }) : t('ledger.charges.charge')}
      isDestructive
      isBusy={charge.isPending}
      form={form}
      onClose={onClose}
    >
      <Field label={t('ledger.charges.amount')} isRequired error={amount ? undefined : faults.amount}>
        {(control) => <MoneyInput {...control} name="amount" currency={currency} value={typed} onChange={setTyped} />}
      </Field>
      <Field label={t('ledger.charges.reason')} hint={t('ledger.charges.reason-hint')} isRequired error={faults.reason}>
        {(control) => <TextInput {...control} name="reason" maxLength={300} />}
      </Field>
      <div className="grid gap-5 border-t border-line pt-5">
        <ProofFields faults={faults} />
      </div>
      <FormProblem>{problem}</FormProblem>
    </FormDialog>
  )
}
