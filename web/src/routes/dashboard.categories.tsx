import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/dashboard/categories')({ component: CategoriesPage })

function CategoriesPage() {
  return <ComingPage title="Categories" text="The categories of the shop will be arranged here when sign-in opens." />
}
