import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NameForm } from '../auth/account/name-form.tsx'
import { accountQuery } from '../auth/session/session.ts'
import { lazyPart } from '../ui/layers/lazy-part.tsx'

// Parts of this page and no pages of their own: every route costs bytes in the first load of all pages.
const EmailSection = lazyPart(async () => ({
  default: (await import('../auth/email-change/email-section.tsx')).EmailSection,
}))
const AddressesSection = lazyPart(async () => ({
  default: (await import('../orders/addresses/saved-addresses-section.tsx')).SavedAddressesSection,
}))
const PrivacySections = lazyPart(async () => ({
  default: (await import('../privacy/privacy-page.tsx')).PrivacyPage,
}))

export const Route = createFileRoute('/account/details')({ component: Details })

function Details() {
  const { data: account } = useSuspenseQuery(accountQuery)
  return (
    <div className="grid gap-6">
      <NameForm account={account} />
      <EmailSection />
      <AddressesSection />
      <PrivacySections />
    </div>
  )
}
