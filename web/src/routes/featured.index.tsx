import { createFileRoute } from '@tanstack/react-router'
import { optionalText } from '../shell/search-params.ts'

export const Route = createFileRoute('/featured/')({
  validateSearch: optionalText('category'),
  component: FeaturedPage,
})

function FeaturedPage() {
  return <p className="page py-16">Here the featured items will show.</p>
}
