import { createFileRoute } from '@tanstack/react-router'
import { optionalText } from '../shell/search-params.ts'

export const Route = createFileRoute('/store/')({
  validateSearch: optionalText('q', 'category', 'store', 'sort', 'min', 'max', 'inStock', 'view'),
  component: StoreListPage,
})

function StoreListPage() {
  return <p className="page py-16">Here all products will show.</p>
}
