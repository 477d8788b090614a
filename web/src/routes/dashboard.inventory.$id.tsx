import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/dashboard/inventory/$id')({ component: InventoryItemPage })

function InventoryItemPage() {
  return <ComingPage title="Product" text="A product of your store will be edited here when sign-in opens." />
}
