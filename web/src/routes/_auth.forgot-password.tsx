import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../auth/forgot-password-page.tsx'
import { readRedirect } from '../auth/safe-redirect.ts'
import { pageHead } from '../shell/page-head.ts'
import { optionalText } from '../shell/search-params.ts'

const readSearch = optionalText('redirect')

export const Route = createFileRoute('/_auth/forgot-password')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: 'Set a new password', isPrivate: true }),
  component: ForgotPassword,
})

function ForgotPassword() {
  const { redirect } = Route.useSearch()
  const { origin } = Route.useRouteContext()
  return <ForgotPasswordPage redirect={redirect} target={readRedirect(redirect, origin, '/account/security')} />
}
