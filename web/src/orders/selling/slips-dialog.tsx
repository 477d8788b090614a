import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Check } from '../../ui/icons.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { ChosenParcel } from './chosen-parcel.ts'
import { LeftOutList } from './left-out-list.tsx'
import { type Slip, slipsQuery } from './slips-query.ts'

/** More in one document would stall a phone. */
const slipsInPrint = 100

type SlipsDialogProps = {
  storeId: string
  parcels: readonly ChosenParcel[]
  onPrint: (slips: readonly Slip[]) => void
  onClose: () => void
}

/** The packing slips of the selected orders, up to a hundred in a document, and the orders that have none. */
export function SlipsDialog({ storeId, parcels, onPrint, onClose }: SlipsDialogProps) {
  const t = useWords()
  const { data, error, refetch } = useQuery(slipsQuery(storeId, parcels))
  const slips = data?.slips ?? []
  const parts = Array.from({ length: Math.ceil(slips.length / slipsInPrint) }, (_, index) => index * slipsInPrint)
  const [printed, setPrinted] = useState<readonly number[]>([])
  const printPart = (from: number) => {
    onPrint(slips.slice(from, from + slipsInPrint))
    setPrinted([...printed, from])
    // Nothing is left to print or to read.
    if (parts.length === 1 && data?.leftOut.length === 0) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('orders.bulk.slips.title')}
      className="print:hidden"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.run.done')}
          </Button>
          {parts.length === 1 && (
            <Button onClick={() => printPart(0)}>{t('orders.bulk.slips.print', { count: slips.length })}</Button>
          )}
        </>
      }
    >
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="py-2">
          {data ? t('orders.bulk.slips.ready', { count: slips.length }) : t('orders.bulk.slips.loading')}
        </p>
      )}
      {parts.length > 1 && (
        <div className="grid grid-cols-2 gap-2 py-2">
          {parts.map((from) => (
            <Button key={from} variant="outline" className="px-3" onClick={() => printPart(from)}>
              {t('orders.bulk.slips.print-part', { from: from + 1, to: Math.min(from + slipsInPrint, slips.length) })}
              {printed.includes(from) && <Check aria-label={t('orders.bulk.slips.printed')} className="size-5" />}
            </Button>
          ))}
        </div>
      )}
      {data && data.leftOut.length > 0 && (
        <LeftOutList title={t('orders.bulk.slips.left-out', { count: data.leftOut.length })} orders={data.leftOut} />
      )}
    </Dialog>
  )
}
