import { createFileRoute } from '@tanstack/react-router'
import { StaffPage } from '../../../auth/staff/staff-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/staff/')({
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('auth.staff.title'), isPrivate: true }),
  component: StaffPage,
})
