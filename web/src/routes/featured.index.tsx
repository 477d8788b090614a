import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/featured/')({ component: FeaturedPage })

function FeaturedPage() {
  return <p className="page py-16">Here the featured items will show.</p>
}
