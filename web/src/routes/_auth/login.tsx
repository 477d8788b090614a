import { createFileRoute } from '@tanstack/react-router'
import { readRedirect } from '../../auth/session/safe-redirect.ts'
import { LoginPage } from '../../auth/sign-in/login-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { useHome } from '../../stores/membership/use-home.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('redirect')

export const Route = createFileRoute('/_auth/login')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('auth.sign-in.title') }),
  component: Login,
})

function Login() {
  const { redirect } = Route.useSearch()
  const { origin } = Route.useRouteContext()
  const home = useHome(redirect === undefined)
  return <LoginPage redirect={redirect} target={redirect ? readRedirect(redirect, origin, '/account/') : home} />
}
