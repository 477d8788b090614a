import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ImportChoices } from './import-choices.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReportView } from './import-report-view.tsx'
import type { ImportChoice } from './send-import.ts'
import { TableFileChooser } from './table-file-chooser.tsx'
import { useImport } from './use-import.ts'

type InventoryImportProps = { store: { id: string; slug: string }; onClose: () => void }

/** Takes a table of products in: first says line by line what would happen, and writes when told to. */
export function InventoryImport({ store, onClose }: InventoryImportProps) {
  const { file, choose, trial, taking, progress } = useImport(store, onClose)
  const [choice, setChoice] = useState<ImportChoice>({ skipRefused: false, asDraft: false, stock: 0 })
  const report = trial.data
  const count = report ? report.created + report.changed : 0
  const isBlocked = count === 0 || (report !== undefined && report.refused > 0 && !choice.skipRefused)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Import products"
      description={file ? file.name : 'A CSV table: our own export, or Shopify’s.'}
      className="md:max-w-3xl"
      footer={
        report && (
          <>
            <Button variant="outline" onClick={() => choose(undefined)}>
              Another file
            </Button>
            <Button isBusy={taking.isPending} disabled={isBlocked} onClick={() => taking.mutate(choice)}>
              {count === 0 ? 'Nothing to import' : `Import ${count === 1 ? '1 product' : `${count} products`}`}
            </Button>
          </>
        )
      }
    >
      {trial.isPending || taking.isPending ? (
        <ImportProgress figures={progress} isTrial={trial.isPending} />
      ) : report ? (
        <>
          <ImportReportView report={report} />
          <ImportChoices report={report} choice={choice} onChange={setChoice} />
        </>
      ) : (
        <TableFileChooser onChoose={choose} error={trial.error?.message} />
      )}
    </Dialog>
  )
}
