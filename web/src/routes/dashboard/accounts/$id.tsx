import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../../../auth/accounts/account-page.tsx'
import { AccountOrderCount } from '../../../orders/sales/account-order-count.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { AccountStores } from '../../../stores/shop/account-stores.tsx'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/accounts/$id')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('auth.accounts.title'), isPrivate: true }),
  component: Account,
})

function Account() {
  const { id } = Route.useParams()
  return <AccountPage id={id} orders={<AccountOrderCount accountId={id} />} stores={<AccountStores accountId={id} />} />
}
