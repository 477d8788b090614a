import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { hasProductsQuery } from '../catalogue/inventory-queries.ts'
import { ratesQuery } from '../rates/queries.ts'
import { useCurrentStore } from '../stores/current-store.ts'
import { storeSettingsQuery } from '../stores/settings-queries.ts'
import { CurrencyCard, StatusForm } from '../stores/status-form.tsx'

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
