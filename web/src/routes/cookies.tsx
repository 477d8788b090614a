import { createFileRoute } from '@tanstack/react-router'
import { CookiesPage } from '../shell/frame/cookies-page.tsx'
import { pageHead } from '../shell/page/page-head.ts'

export const Route = createFileRoute('/cookies')({
  head: ({ match }) =>
    pageHead(match, { title: 'Cookies', description: 'What this shop keeps in your browser, and your consent to it.' }),
  component: CookiesPage,
})
