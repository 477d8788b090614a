import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ImportReportView } from './import-report-view.tsx'
import { TableFileChooser } from './table-file-chooser.tsx'
import { type ImportChoice, useImport } from './use-import.ts'

type InventoryImportProps = { store: { id: string; slug: string }; onClose: () => void }

/** Takes a table of products in: first says line by line what would happen, and writes when told to. */
export function InventoryImport({ store, onClose }: InventoryImportProps) {
  const { file, choose, trial, taking } = useImport(store, onClose)
  const [choice, setChoice] = useState<ImportChoice>({ skipRefused: false, asDraft: false })
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
      {trial.isPending ? (
        <div className="grid justify-items-center gap-4 py-16 text-muted">
          <Spinner size={8} label="" />
          <p role="status">Looking at each line. Nothing is written yet.</p>
        </div>
      ) : report ? (
        <>
          <ImportReportView report={report} />
          <div className="my-3 grid">
            {report.refused > 0 && (
              <Checkbox
                label="Leave out the lines that cannot be taken, and import the rest"
                checked={choice.skipRefused}
                onChange={(event) => setChoice({ ...choice, skipRefused: event.target.checked })}
              />
            )}
            {report.created > 0 && (
              <Checkbox
                label="Start new products as drafts"
                checked={choice.asDraft}
                onChange={(event) => setChoice({ ...choice, asDraft: event.target.checked })}
              />
            )}
          </div>
        </>
      ) : (
        <TableFileChooser onChoose={choose} error={trial.error?.message} />
      )}
    </Dialog>
  )
}
