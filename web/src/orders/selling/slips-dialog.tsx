import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/actions/button.tsx'
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
  const printPart = (part: readonly Slip[]) => {
    onPrint(part)
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
          {parts.map((from) => {
            const part = slips.slice(from, from + slipsInPrint)
            return (
              <Button key={from} onClick={() => printPart(part)}>
                {parts.length === 1
                  ? t('orders.bulk.slips.print', { count: part.length })
                  : t('orders.bulk.slips.print-part', { from: from + 1, to: from + part.length })}
              </Button>
            )
          })}
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
      {data && data.leftOut.length > 0 && (
        <LeftOutList title={t('orders.bulk.slips.left-out', { count: data.leftOut.length })} orders={data.leftOut} />
      )}
    </Dialog>
  )
}
