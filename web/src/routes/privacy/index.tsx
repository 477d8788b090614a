import { createFileRoute } from '@tanstack/react-router'
import { GuestRequestLink } from '../../privacy/guests/guest-request-link.tsx'
import { loadLegalPage } from '../../shell/api/legal-page-query.ts'
import { LegalPageText } from '../../shell/frame/legal-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/privacy/')({
  loader: ({ context, location }) => loadLegalPage(context.queryClient, 'privacy', location.search),
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('shell.legal.privacy') }),
  component: () => (
    <LegalPageText page="privacy">
      <GuestRequestLink />
    </LegalPageText>
  ),
})
