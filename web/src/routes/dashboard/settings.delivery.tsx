import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ratesQuery } from '../../rates/choice/queries.ts'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { DeliveryForm } from '../../stores/settings/delivery-form.tsx'
import { deliveryTermsQuery } from '../../stores/settings/settings-queries.ts'

export const Route = createFileRoute('/dashboard/settings/delivery')({ component: Delivery })

function Delivery() {
  const { id } = useCurrentStore()
  const { data: terms } = useSuspenseQuery(deliveryTermsQuery(id))
  const { data: rates } = useSuspenseQuery(ratesQuery())
  return <DeliveryForm key={id} storeId={id} terms={terms} places={rates} />
}
