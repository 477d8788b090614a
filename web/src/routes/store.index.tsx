import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/store/')({ component: StoreListPage })

function StoreListPage() {
  return <p className="page py-16">Here all products will show.</p>
}
