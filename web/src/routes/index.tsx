import { createFileRoute } from '@tanstack/react-router'
import { Spinner } from '../ui/spinner.tsx'

export const Route = createFileRoute('/')({ component: HomePage, pendingComponent: HomePending })

function HomePage() {
  return <p className="page py-16">Here the home page will show what is new.</p>
}

function HomePending() {
  return <Spinner size={10} className="grid! min-h-[60dvh] place-items-center" />
}
