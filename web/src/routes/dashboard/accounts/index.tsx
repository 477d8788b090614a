import { createFileRoute } from '@tanstack/react-router'
import { AccountsPage } from '../../../auth/accounts/accounts-page.tsx'
import type { AccountsSearch } from '../../../auth/accounts/accounts-queries.ts'
import { pageHead } from '../../../shell/page/page-head.ts'
import { oneOf, optionalText } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

const readTexts = optionalText('q')

export const Route = createFileRoute('/dashboard/accounts/')({
  validateSearch: readSearch,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('auth.accounts.title'), isPrivate: true }),
  component: Accounts,
})

function readSearch(search: Record<string, unknown>): AccountsSearch {
  const standing = oneOf(search.standing, ['banned'])
  return { ...readTexts(search), ...(standing && { standing }) }
}

function Accounts() {
  return <AccountsPage search={Route.useSearch({ select: readSearch })} />
}
