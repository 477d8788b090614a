import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { hasProductsQuery } from '../../catalogue/stock/inventory-queries.ts'
import { ratesQuery } from '../../rates/choice/queries.ts'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { storeSettingsQuery } from '../../stores/settings/settings-queries.ts'
import { CurrencyCard, StatusForm } from '../../stores/settings/status-form.tsx'

export const Route = createFileRoute('/dashboard/settings/status')({ component: Status })

function Status() {
  const { id } = useCurrentStore()
  const { data: settings } = useSuspenseQuery(storeSettingsQuery(id))
  const { data: rates } = useSuspenseQuery(ratesQuery())
  const { data: hasProducts } = useSuspenseQuery(hasProductsQuery(id))
  return (
    <div className="grid gap-4 md:gap-6">
      <StatusForm settings={settings} />
      <CurrencyCard
        settings={settings}
        hasProducts={hasProducts}
        currencies={[...new Set(rates.map(({ currency }) => currency))]}
      />
    </div>
  )
}
