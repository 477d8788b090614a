import { createFileRoute } from '@tanstack/react-router'
import { useAccount } from '../../auth/session/session.ts'
import { CategoriesPage as Categories } from '../../catalogue/categories/categories-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/categories')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('catalogue.categories.title'), isPrivate: true }),
  component: CategoriesPage,
})

function CategoriesPage() {
  const account = useAccount()
  return <Categories isOperator={account?.isOperator ?? false} />
}
