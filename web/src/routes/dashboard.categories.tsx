import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/categories')({ component: CategoriesPage })

function CategoriesPage() {
  return <p className="page py-16">Here the categories will be arranged.</p>
}
