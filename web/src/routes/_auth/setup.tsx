import { createFileRoute } from '@tanstack/react-router'
import { AuthTitle } from '../../auth/sign-in/auth-title.tsx'
import { SetupForm } from '../../auth/sign-in/setup-form.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { useWords, wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('token')

export const Route = createFileRoute('/_auth/setup')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('auth.page.setup'), isPrivate: true }),
  component: Setup,
})

function Setup() {
  const t = useWords()
  const { token } = Route.useSearch()
  return (
    <>
      <AuthTitle title={t('auth.page.setup')}>
        {token ? t('auth.page.setup-text') : t('auth.page.setup-without-link')}
      </AuthTitle>
      {token && <SetupForm token={token} />}
    </>
  )
}
