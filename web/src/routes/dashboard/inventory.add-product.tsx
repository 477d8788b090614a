import { createFileRoute } from '@tanstack/react-router'
import { AddProductPage } from '../../catalogue/editor/add-product-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'

export const Route = createFileRoute('/dashboard/inventory/add-product')({
  head: ({ match }) => pageHead(match, { title: 'Add a product', isPrivate: true }),
  component: AddProductPage,
})
