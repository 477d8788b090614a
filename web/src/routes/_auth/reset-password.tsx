import { createFileRoute } from '@tanstack/react-router'
import { AuthTitle } from '../../auth/sign-in/auth-title.tsx'
import { ResetPasswordForm } from '../../auth/sign-in/reset-password-form.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'

const readSearch = optionalText('email', 'code')

export const Route = createFileRoute('/_auth/reset-password')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: 'Set a new password', isPrivate: true }),
  component: ResetPassword,
})

function ResetPassword() {
  const { email, code } = Route.useSearch()
  return (
    <>
      <AuthTitle title="Set a new password">Every device that is signed in now will have to sign in again.</AuthTitle>
      <ResetPasswordForm email={email} code={code} target="/account/security" />
    </>
  )
}
