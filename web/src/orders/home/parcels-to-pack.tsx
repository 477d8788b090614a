import { formatNumber } from '@makola/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PackageCheck } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { countItems } from '../sales/count-items.ts'
import { parcelsToPackQuery } from '../sales/seller-queries.ts'

/** The newest parcels to pack, each one tap away. */
export function ParcelsToPack({ storeId }: { storeId: string }) {
  const t = useWords()
  const { data, isPending } = useQuery(parcelsToPackQuery(storeId))
  const rows = data?.data ?? []
  return (
    <Card aria-labelledby="to-pack" className="md:p-5!">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="to-pack" className="text-subheading">
          {t('orders.home.pack')}
          {data && data.meta.counts.new > 0 && <span className="tabular"> · {formatNumber(data.meta.counts.new)}</span>}
        </h2>
        {rows.length > 0 && (
          <Link
            to="/dashboard/orders"
            search={{ state: 'new' }}
            className="link -my-3 inline-flex touch items-center justify-end text-small"
          >
            {t('orders.home.pack.all')}
          </Link>
        )}
      </div>
      {isPending && <Skeleton className="mt-3 h-40 w-full" />}
      {data && rows.length === 0 && (
        <>
          <p className="mt-3 flex items-center gap-3 text-muted">
            <PackageCheck aria-hidden="true" className="size-6 shrink-0 text-success-text" />
            {t('orders.home.pack.none')}
          </p>
          <Link to="/dashboard/orders" className={buttonStyles({ variant: 'outline', size: 'sm', className: 'mt-3' })}>
            {t('orders.home.pack.show-orders')}
          </Link>
        </>
      )}
      <ul className="mt-1 divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to="/dashboard/orders/$id"
              params={{ id: row.id }}
              className="-mx-2 flex items-center justify-between gap-3 rounded-md px-2 py-2.5 hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">{row.buyerName}</span>
                <span className="block truncate text-small text-muted">{row.number}</span>
              </span>
              <span className="shrink-0 text-end text-small">
                <span className="block">{countItems(row, t)}</span>
                <span className="block text-muted">
                  <LocalTime at={row.placedAt} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
