import type { Import } from '@makola/contract/catalogue/product-imports.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { refetchProducts } from '../stock/inventory-queries.ts'
import { ImportPictures } from './import-pictures.tsx'
import { ImportProgress } from './import-progress.tsx'
import { followedImportQuery } from './import-queries.ts'
import { ImportReportView } from './import-report-view.tsx'

type ImportFollowedProps = { id: string; storeId: string; onAnother: () => void; onClose: () => void }

/** An import that this page did not start, or has forgotten: its progress and result. */
export function ImportFollowed({ id, storeId, onAnother, onClose }: ImportFollowedProps) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { data: found, error } = useQuery(followedImportQuery(id))
  const isDone = found?.state === 'done'
  useEffect(() => {
    if (isDone) void refetchProducts(queryClient, storeId)
  }, [isDone, queryClient, storeId])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('catalogue.import.title')}
      description={isDone && found.report ? sum(found.report, t) : undefined}
      className="md:max-w-3xl"
      footer={
        (error || (found && found.state !== 'running')) && (
          <>
            <Button variant="outline" onClick={onAnother}>
              {t('catalogue.import.another')}
            </Button>
            <Button onClick={onClose}>{t('ui.close')}</Button>
          </>
        )
      }
    >
      {found?.report ? (
        <ImportReportView report={found.report}>
          {found.report.isWritten && found.report.pictures > 0 && <ImportPictures importId={id} />}
        </ImportReportView>
      ) : found?.state === 'failed' ? (
        <Fault>{found.problem ?? t('catalogue.import.failed')}</Fault>
      ) : error && !found ? (
        <Fault>{t('catalogue.import.forgotten')}</Fault>
      ) : (
        <ImportProgress figures={found} isTrial={found?.isTrial ?? false} />
      )}
    </Dialog>
  )
}

function sum({ isWritten, created, changed }: NonNullable<Import['report']>, t: Words): string {
  return isWritten ? t('catalogue.import.done.summary', { created, changed }) : t('catalogue.import.nothing.summary')
}

function Fault({ children }: { children: string }) {
  return (
    <p role="alert" className="py-8 font-medium text-danger-text">
      {children}
    </p>
  )
}
