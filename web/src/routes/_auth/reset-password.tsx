import { createFileRoute } from '@tanstack/react-router'
import { AuthTitle } from '../../auth/sign-in/auth-title.tsx'
import { ResetPasswordForm } from '../../auth/sign-in/reset-password-form.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { useWords, wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('email', 'code')

export const Route = createFileRoute('/_auth/reset-password')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('auth.page.password'), isPrivate: true }),
  component: ResetPassword,
})

function ResetPassword() {
  const t = useWords()
  const { email, code } = Route.useSearch()
  return (
    <>
      <AuthTitle title={t('auth.page.password')}>{t('auth.page.password-text')}</AuthTitle>
      <ResetPasswordForm email={email} code={code} target="/account/security" />
    </>
  )
}
