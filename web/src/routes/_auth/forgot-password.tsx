import { createFileRoute } from '@tanstack/react-router'
import { readRedirect } from '../../auth/session/safe-redirect.ts'
import { ForgotPasswordPage } from '../../auth/sign-in/forgot-password-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('redirect')

export const Route = createFileRoute('/_auth/forgot-password')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('auth.page.password'), isPrivate: true }),
  component: ForgotPassword,
})

function ForgotPassword() {
  const { redirect } = Route.useSearch()
  const { origin } = Route.useRouteContext()
  return <ForgotPasswordPage redirect={redirect} target={readRedirect(redirect, origin, '/account/security')} />
}
