import { createFileRoute } from '@tanstack/react-router'
import { ShopSettingsPage } from '../../../opening/shop-settings-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/shop/settings')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('opening.settings.title'), isPrivate: true }),
  component: ShopSettingsPage,
})
