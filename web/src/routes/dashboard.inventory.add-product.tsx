import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/dashboard/inventory/add-product')({ component: AddProductPage })

function AddProductPage() {
  return <ComingPage title="Add a product" text="New products of your store will be added here when sign-in opens." />
}
