import { createFileRoute } from '@tanstack/react-router'
import { AddProductPage } from '../../catalogue/editor/add-product-page.tsx'
import { NetOfPrice } from '../../ledger/earnings/net-of-price.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/inventory/add-product')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('catalogue.editor.add.title'), isPrivate: true }),
  component: AddProduct,
})

function AddProduct() {
  return <AddProductPage net={NetOfPrice} />
}
