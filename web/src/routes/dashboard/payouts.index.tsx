import { createFileRoute } from '@tanstack/react-router'
import { PayoutsPage } from '../../ledger/payouts/payouts-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/payouts/')({
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('ledger.payouts'), isPrivate: true }),
  component: Payouts,
})

function Payouts() {
  const navigate = Route.useNavigate()
  return <PayoutsPage onRun={(id) => void navigate({ to: '/dashboard/payouts/$id', params: { id } })} />
}
