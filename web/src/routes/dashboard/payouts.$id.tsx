import { createFileRoute } from '@tanstack/react-router'
import { PayoutRunPage } from '../../ledger/payouts/payout-run-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/payouts/$id')({
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('ledger.run.title'), isPrivate: true }),
  component: Run,
})

function Run() {
  return <PayoutRunPage id={Route.useParams().id} />
}
