import { getBankFile } from '@makola/contract/ledger/payouts.ts'
import { ProofDialog } from '../../auth/forms/proof-dialog.tsx'
import { call } from '../../shell/api/api-client.ts'
import { saveTable } from '../../shell/api/save-file.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Downloads the bank's table. It has full account numbers, so it asks for the password. */
export function BankFileDialog({ runId, onClose }: { runId: string; onClose: () => void }) {
  const t = useWords()
  return (
    <ProofDialog
      title={t('ledger.bank-file.title')}
      description={t('ledger.bank-file.text')}
      action={t('ledger.bank-file.download')}
      onClose={onClose}
      onSend={async (proof) => {
        const table = await call(getBankFile, { params: { id: runId }, body: proof })
        saveTable(table, `payouts-${runId}.csv`)
      }}
    />
  )
}
