import type { StoreCharge } from '@makola/contract/ledger/charges.ts'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { checkProof, ProofFields, type ProofName, readProof } from '../../auth/forms/proof-fields.tsx'
import { useEntryForm } from '../../auth/forms/use-entry-form.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useReverseCharge } from './charge-queries.ts'

type ReverseDialogProps = { storeId: string; charge: StoreCharge; onClose: () => void }

/** Asks for the reason that the store reads, and the password. */
export function ReverseDialog({ storeId, charge: { id, amount, reason }, onClose }: ReverseDialogProps) {
  const t = useWords()
  const reverse = useReverseCharge(storeId, onClose)
  const { form, faults, problem } = useEntryForm<ProofName | 'reason'>({
    check: (entries) => ({
      reason: entries.reason.trim() === '' ? t('ui.reason-missing') : undefined,
      ...checkProof(entries, t),
    }),
    send: (entries) => reverse.mutateAsync({ id, reason: entries.reason.trim(), ...readProof(entries) }),
  })
  return (
    <FormDialog
      title={t('ledger.charges.reverse-title')}
      description={t('ledger.charges.reverse-text', { amount, reason })}
      saveLabel={t('ledger.charges.reverse')}
      isBusy={reverse.isPending}
      form={form}
      onClose={onClose}
    >
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
