import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../auth/login-page.tsx'
import { readRedirect } from '../auth/safe-redirect.ts'
import { pageHead } from '../shell/page-head.ts'
import { optionalText } from '../shell/search-params.ts'
import { useHome } from '../stores/use-home.ts'

const readSearch = optionalText('redirect')

export const Route = createFileRoute('/_auth/login')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: 'Sign in' }),
  component: Login,
})

function Login() {
  const { redirect } = Route.useSearch()
  const { origin } = Route.useRouteContext()
  const home = useHome(redirect === undefined)
  return <LoginPage redirect={redirect} target={redirect ? readRedirect(redirect, origin, '/account/') : home} />
}
