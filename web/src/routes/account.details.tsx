import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NameForm } from '../auth/account/name-form.tsx'
import { accountQuery } from '../auth/session/session.ts'

export const Route = createFileRoute('/account/details')({ component: Details })

function Details() {
  const { data: account } = useSuspenseQuery(accountQuery)
  return <NameForm account={account} />
}
