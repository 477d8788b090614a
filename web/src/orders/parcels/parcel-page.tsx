import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { BackLink } from '../../ui/display/back-link.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Printer } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { ParcelStateBadge } from '../sales/parcel-state-badge.tsx'
import { parcelQuery } from '../sales/seller-queries.ts'
import { hasSlip } from '../sales/units-to-pack.ts'
import type { Asked } from './asked.ts'
import { PackingSlip } from './packing-slip.tsx'
import { ParcelBuyer } from './parcel-buyer.tsx'
import { ParcelEarning } from './parcel-earning.tsx'
import { ParcelHistory } from './parcel-history.tsx'
import { ParcelLines } from './parcel-lines.tsx'
import { ParcelRefunds } from './parcel-refunds.tsx'
import { ParcelTask } from './parcel-task.tsx'

/** The part that higher modules add to a parcel. */
type ParcelSlot = (storeId: string, parcelId: string) => ReactNode

/** `storeId`: the parcel's own store; the dashboard's store may already be another one while the page is being left. */
type ParcelPageProps = { id: string; storeId: string; asked: Asked; children: ParcelSlot }

/** One store's part of an order: contents, recipient, and the next step. */
export function ParcelPage({ id, storeId, asked, children }: ParcelPageProps) {
  const t = useWords()
  const { data: parcel } = useSuspenseQuery(parcelQuery(storeId, id))
  const isPacked = hasSlip(parcel)
  return (
    <>
      <div className={isPacked ? 'print:hidden' : undefined}>
        <PageTitle
          title={parcel.number}
          above={<BackLink link={{ to: '/dashboard/orders' }}>{t('orders.parcels.back')}</BackLink>}
          note={<ParcelProgress parcel={parcel} />}
          actions={
            isPacked && (
              <Button variant="outline" onClick={() => print()}>
                <Printer aria-hidden="true" className="size-5" />
                {t('orders.parcels.slip.title')}
              </Button>
            )
          }
        />
        <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <div className="grid gap-4 md:gap-6 lg:sticky lg:top-[calc(var(--banners)+2rem)] lg:order-2">
            <ParcelTask key={parcel.state} parcel={parcel} id={id} asked={asked} />
            <ParcelBuyer parcel={parcel} />
          </div>
          <div className="grid min-w-0 gap-4 md:gap-6">
            <ParcelLines parcel={parcel} />
            <ParcelEarning parcel={parcel} />
            <ParcelRefunds parcel={parcel} />
            {children(storeId, parcel.id)}
            <ParcelHistory parcel={parcel} />
          </div>
        </div>
      </div>
      {isPacked && <PackingSlip parcel={parcel} />}
    </>
  )
}

function ParcelProgress({ parcel: { state, isRefunded, placedAt, pickup } }: { parcel: Parcel }) {
  const t = useWords()
  return (
    <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <ParcelStateBadge state={state} isRefunded={isRefunded} isPickup={Boolean(pickup)} />
      <span className="text-small">
        {t('orders.parcels.ordered', { at: placedAt, time: () => <LocalTime at={placedAt} /> })}
      </span>
    </span>
  )
}
