import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/store/$id')({ component: StorePage })

function StorePage() {
  return <p className="page py-16">Here a store will show.</p>
}
