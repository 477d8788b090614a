import { createFileRoute } from '@tanstack/react-router'
import { AuthTitle } from '../../auth/sign-in/auth-title.tsx'
import { useLeadOn } from '../../auth/sign-in/use-lead-on.ts'
import { VerifyForm } from '../../auth/sign-in/verify-form.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { useWords, wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('email', 'code')

export const Route = createFileRoute('/_auth/verify')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('auth.page.verify'), isPrivate: true }),
  component: Verify,
})

function Verify() {
  const t = useWords()
  const { email, code } = Route.useSearch()
  useLeadOn('/account/')
  return (
    <>
      <AuthTitle title={t('auth.page.verify-heading')}>
        {email
          ? t('auth.page.verify-text', {
              address: email,
              email: (text) => <strong className="text-ink wrap-anywhere">{text}</strong>,
            })
          : t('auth.page.verify-where')}
      </AuthTitle>
      <VerifyForm email={email} code={code} />
    </>
  )
}
