import { getBankFile } from '@makola/contract/payouts.ts'
import { useId } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { checkProof, ProofFields, type ProofName, readProof } from '../../auth/forms/proof-fields.tsx'
import { useEntryForm } from '../../auth/forms/use-entry-form.ts'
import { call } from '../../shell/api/api-client.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** Downloads the bank's table. It has full account numbers, so it asks for the password. */
export function BankFileDialog({ runId, onClose }: { runId: string; onClose: () => void }) {
  const t = useWords()
  const formId = useId()
  const { form, faults, problem, isPending } = useEntryForm<ProofName>({
    check: (typed) => checkProof(typed, t),
    send: async (typed) => {
      const table = await call(getBankFile, {
        params: { id: runId },
        body: readProof(typed),
      })
      saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), `payouts-${runId}.csv`)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ledger.bank-file.title')}
      description={t('ledger.bank-file.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {t('ledger.bank-file.download')}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="grid gap-5 pb-4">
        <ProofFields faults={faults} isFocused />
        <FormProblem>{problem}</FormProblem>
      </form>
    </Dialog>
  )
}
