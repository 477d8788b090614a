import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({ component: HomePage })

function HomePage() {
  return <p className="page py-16">Here the home page will show what is new.</p>
}
