import { createFileRoute } from '@tanstack/react-router'
import { AuthTitle } from '../../auth/sign-in/auth-title.tsx'
import { SetupForm } from '../../auth/sign-in/setup-form.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'

const readSearch = optionalText('token')

export const Route = createFileRoute('/_auth/setup')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: 'Set up the shop', isPrivate: true }),
  component: Setup,
})

function Setup() {
  const { token } = Route.useSearch()
  return (
    <>
      <AuthTitle title="Set up the shop">
        {token
          ? 'This account runs the shop: its stores, rates and settings.'
          : 'This page opens by the link that the shop printed when it started.'}
      </AuthTitle>
      {token && <SetupForm token={token} />}
    </>
  )
}
