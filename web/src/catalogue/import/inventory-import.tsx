import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { ImportCategories } from './import-categories.tsx'
import { ImportChoices } from './import-choices.tsx'
import { ImportFollowed } from './import-followed.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReportView } from './import-report-view.tsx'
import type { ImportChoice } from './send-import.ts'
import { TableFileChooser } from './table-file-chooser.tsx'
import { useCategoryChoices } from './use-category-choices.ts'
import { useImport } from './use-import.ts'

type InventoryImportProps = {
  store: { id: string; slug: string }
  /** The id of a running or finished import; anything else waits for a table. */
  importing: string
  onShow: (importing: string) => void
  onClose: () => void
}

/** Imports a table of products: a dry run first, line by line, then the import on confirmation. */
export function InventoryImport({ store, importing, onShow, onClose }: InventoryImportProps) {
  const t = useWords()
  const { file, choose, trial, taking, importId, progress } = useImport(store, { onBegin: onShow, onDone: onClose })
  const [choice, setChoice] = useState<ImportChoice>({ skipRefused: false, asDraft: false, stock: 0 })
  const categories = useCategoryChoices(store)
  const another = () => {
    categories.forget()
    choose(undefined)
    onShow('table')
  }
  if (importing !== 'table' && importing !== importId) {
    return <ImportFollowed key={importing} id={importing} storeId={store.id} onAnother={another} onClose={onClose} />
  }
  const report = trial.data
  const count = report ? report.created + report.changed : 0
  // A table may change nothing but categories.
  const isBlocked =
    (count === 0 && categories.count === 0) || (report !== undefined && report.refused > 0 && !choice.skipRefused)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('catalogue.import.title')}
      description={file ? file.name : t('catalogue.import.formats')}
      className="md:max-w-3xl"
      footer={
        report && (
          <>
            <Button variant="outline" onClick={another}>
              {t('catalogue.import.another')}
            </Button>
            <Button
              isBusy={taking.isPending}
              disabled={isBlocked}
              onClick={() => taking.mutate({ choice, prepare: categories.keepAll })}
            >
              {nameImport(count, categories.count, t)}
            </Button>
          </>
        )
      }
    >
      {trial.isPending || taking.isPending ? (
        <ImportProgress figures={progress} isTrial={trial.isPending} />
      ) : report ? (
        <ImportReportView report={report}>
          <ImportCategories store={store} words={report.categories} choices={categories} />
          <ImportChoices report={report} choice={choice} onChange={setChoice} />
        </ImportReportView>
      ) : (
        <TableFileChooser onChoose={choose} error={trial.error?.message} />
      )}
    </Dialog>
  )
}

function nameImport(count: number, chosen: number, t: Words): string {
  if (count > 0) return t('catalogue.import.take-products', { count })
  return chosen === 0 ? t('catalogue.import.take-nothing') : t('catalogue.import.take')
}
