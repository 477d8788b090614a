import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/help')({ component: HelpPage })

function HelpPage() {
  return <p className="page py-16">Here you will find help.</p>
}
