import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NameForm } from '../auth/account/name-form.tsx'
import { accountQuery } from '../auth/session/session.ts'
import { lazyPart } from '../ui/layers/lazy-part.tsx'

// A part of this page and no page of its own: every route costs bytes in the first load of all pages.
const PrivacySections = lazyPart(async () => ({
  default: (await import('../privacy/privacy-page.tsx')).PrivacyPage,
}))

export const Route = createFileRoute('/account/details')({ component: Details })

function Details() {
  const { data: account } = useSuspenseQuery(accountQuery)
  return (
    <div className="grid gap-6">
      <NameForm account={account} />
      <PrivacySections />
    </div>
  )
}
