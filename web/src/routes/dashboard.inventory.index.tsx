import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/dashboard/inventory/')({ component: InventoryPage })

function InventoryPage() {
  return (
    <ComingPage title="Inventory" text="Your products with their prices and stock will be here when sign-in opens." />
  )
}
