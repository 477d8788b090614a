import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/about')({ component: AboutPage })

function AboutPage() {
  return <p className="page py-16">Here the shop will say what it is.</p>
}
