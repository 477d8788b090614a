import { createFileRoute } from '@tanstack/react-router'
import { AuthTitle } from '../../auth/sign-in/auth-title.tsx'
import { useLeadOn } from '../../auth/sign-in/use-lead-on.ts'
import { VerifyForm } from '../../auth/sign-in/verify-form.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'

const readSearch = optionalText('email', 'code')

export const Route = createFileRoute('/_auth/verify')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: 'Confirm your e-mail address', isPrivate: true }),
  component: Verify,
})

function Verify() {
  const { email, code } = Route.useSearch()
  useLeadOn('/account/')
  return (
    <>
      <AuthTitle title="Confirm your address">
        {email ? (
          <>
            With your password, the code opens the account of{' '}
            <strong className="text-ink wrap-anywhere">{email}</strong>.
          </>
        ) : (
          'The code is in the e-mail that we sent you.'
        )}
      </AuthTitle>
      <VerifyForm email={email} code={code} />
    </>
  )
}
