import { createFileRoute } from '@tanstack/react-router'
import { readRedirect } from '../../auth/session/safe-redirect.ts'
import type { Purpose } from '../../auth/sign-in/register-form.tsx'
import { RegisterPage } from '../../auth/sign-in/register-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('redirect', 'as')

export const Route = createFileRoute('/_auth/register')({
  validateSearch: readSearch,
  head: ({ match }) => {
    const t = wordsOf(match.context.locale)
    return pageHead(match, { title: t('auth.register.title'), description: t('auth.page.register-description') })
  },
  component: Register,
})

function Register() {
  const { redirect, as } = Route.useSearch()
  const { origin } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const purpose: Purpose = as === 'seller' ? 'seller' : 'shopper'
  const choose = (chosen: Purpose) =>
    void navigate({
      search: { redirect, as: chosen === 'seller' ? chosen : undefined },
      replace: true,
      resetScroll: false,
    })
  const home = purpose === 'seller' ? '/dashboard/open-store' : '/account/'
  return (
    <RegisterPage
      redirect={redirect}
      target={readRedirect(redirect, origin, home)}
      purpose={purpose}
      onPurpose={choose}
    />
  )
}
