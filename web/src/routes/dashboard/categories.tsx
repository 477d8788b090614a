import { createFileRoute } from '@tanstack/react-router'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { CategoriesPage as Categories } from '../../catalogue/categories/categories-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/categories')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('catalogue.categories.title'), isPrivate: true }),
  component: CategoriesPage,
})

function CategoriesPage() {
  return <Categories mayArrange={useStaffMay('categories.write')} mayReadRequests={useStaffMay('categories.read')} />
}
