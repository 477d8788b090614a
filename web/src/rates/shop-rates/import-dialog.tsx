import { importRates } from '@makola/contract/rates/rates.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchRates } from '../terms/save-rate.ts'
import { ImportReport } from './import-report.tsx'

type Wanted = { file: File; history: boolean; confirmed: boolean; dryRun: boolean }

/** Imports rates from a file of the European Central Bank: shows the changes, and applies them on confirmation. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const fileId = useId()
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [history, setHistory] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  const run = useMutation({
    mutationFn: async ({ file, history, confirmed, dryRun }: Wanted) => {
      const query = { history: yesNo(history), confirmed: yesNo(confirmed), dryRun: yesNo(dryRun) }
      return (await call(importRates, { query, body: file })).data
    },
    onSuccess: async (report, { dryRun }) => {
      if (dryRun) return
      await refetchRates(client)
      const applied = report.quotes.filter(({ outcome }) => outcome === 'applied').length
      toast.success(t('rates.import.done', { changed: applied, added: report.historyRows }))
      onClose()
    },
  })
  const look = (part: Partial<Wanted>) => {
    const chosen = part.file ?? file
    if (chosen) run.mutate({ history, confirmed, dryRun: true, ...part, file: chosen })
  }
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    look({ file: chosen })
  }
  const canImport = file !== undefined && run.isSuccess
  return (
    <Dialog
      isOpen
      onClose={onClose}
      className="max-w-2xl"
      title={t('rates.import.title')}
      description={t('rates.import.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            disabled={!canImport}
            isBusy={run.isPending}
            onClick={() => file && run.mutate({ file, history, confirmed, dryRun: false })}
          >
            {t('rates.import.start')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-4">
        <label htmlFor={fileId} className="text-label">
          {t('rates.import.file')}
          <input
            id={fileId}
            type="file"
            accept=".csv,.xml,text/csv,text/xml,application/xml"
            onChange={(event) => choose(event.target.files?.[0])}
            className="control mt-1 font-normal file:me-3 file:rounded-full file:border-0 file:bg-sunken file:px-4 file:py-1 file:font-semibold"
          />
        </label>
        <Checkbox
          label={t('rates.import.history')}
          checked={history}
          onChange={(event) => {
            setHistory(event.target.checked)
            look({ history: event.target.checked })
          }}
        />
        <Checkbox
          label={t('rates.import.large-moves')}
          checked={confirmed}
          onChange={(event) => {
            setConfirmed(event.target.checked)
            look({ confirmed: event.target.checked })
          }}
        />
        {run.error && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger-text">
            {faultOf(run.error)}
          </p>
        )}
        {run.data && <ImportReport report={run.data} />}
      </div>
    </Dialog>
  )
}

const yesNo = (isSo: boolean): 'true' | 'false' => (isSo ? 'true' : 'false')

/** A bad file shows its first fault, with the line. */
const faultOf = (error: Error) => (error instanceof ApiProblem ? error.errors[0]?.detail : undefined) ?? error.message
