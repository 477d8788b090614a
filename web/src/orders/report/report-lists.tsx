import type { SalesReport } from '@makola/contract/orders/sales-report.ts'
import { countryName } from '@makola/countries/names.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../../ui/display/card.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The products that sold most, and the countries of their buyers. */
export function ReportLists({ report: { products, countries } }: { report: SalesReport }) {
  const t = useWords()
  return (
    <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
      <Card aria-labelledby="best" className="md:p-5!">
        <h2 id="best" className="text-subheading">
          {t('orders.report.products')}
        </h2>
        <p className="text-small text-muted">{t('orders.report.products-note')}</p>
        <Rows
          rows={products.map(({ productId, name, units, sales }) => ({
            key: productId,
            name: (
              <Link to="/dashboard/inventory/$id" params={{ id: productId }} className="link wrap-anywhere">
                {name}
              </Link>
            ),
            note: t('orders.report.product', { units }),
            sales,
          }))}
        />
      </Card>
      <Card aria-labelledby="countries" className="md:p-5!">
        <h2 id="countries" className="text-subheading">
          {t('orders.report.countries')}
        </h2>
        <p className="text-small text-muted">{t('orders.report.countries-note')}</p>
        <Rows
          rows={countries.map(({ countryCode, orders, sales }) => ({
            key: countryCode,
            name: countryName(countryCode),
            note: t('orders.report.country', { orders }),
            sales,
          }))}
        />
      </Card>
    </div>
  )
}

type Row = { key: string; name: ReactNode; note: string; sales: SalesReport['period']['sales'] }

function Rows({ rows }: { rows: Row[] }) {
  const t = useWords()
  if (rows.length === 0) return <p className="mt-3 text-muted">{t('orders.report.empty')}</p>
  return (
    <ol className="mt-2 divide-y divide-line">
      {rows.map(({ key, name, note, sales }) => (
        <li key={key} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="min-w-0">
            {name}
            <span className="block text-small text-muted">{note}</span>
          </span>
          <span className="shrink-0 font-medium tabular">{formatMoney(sales)}</span>
        </li>
      ))}
    </ol>
  )
}
