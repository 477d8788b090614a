import { shelfKinds } from '@makola/contract/catalogue/home.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { byStore, inStore, keyed, needs, operator } from './guarded-call.ts'

/** A good request to each non-public call about products and their stock; see `guardedCalls`. */
export const catalogueCalls = {
  createProduct: needs(['products.write', 'prices.write', 'stock.write'], ({ id }) => ({
    body: { store: id, name: 'Smuggled', price: { amount: 100, currency: 'USD' }, stock: 1 },
  })),
  updateProduct: needs('products.write', ({ productId }) => ({ params: { id: productId }, body: { name: 'Defaced' } })),
  deleteProduct: needs('products.write', ({ productId }) => ({ params: { id: productId } })),
  restoreProduct: needs('products.write', ({ deletedProductId }) => ({ params: { id: deletedProductId } })),
  listInventory: needs('products.read', inStore()),
  listProductIds: needs('products.read', ({ id }) => ({ params: { id } })),
  getInventoryItem: needs('products.read', ({ productId }) => ({ params: { id: productId } })),
  updateVariant: needs('stock.write', ({ variantId }) => ({ params: { id: variantId }, body: { stock: 1 } })),
  updateProducts: needs('products.write', ({ id, productId }) => ({
    body: { store: id, ids: [productId], action: 'archive' },
  })),
  changeProducts: needs('products.write', ({ id, productId }) => {
    const body = { run: newId(), ids: [productId], change: { kind: 'status', status: 'archived' } }
    return { params: { id }, body, ...keyed }
  }),
  findVariants: needs('products.read', ({ id }) => ({ params: { id }, query: { q: 'a' } })),
  moveStock: needs('stock.write', ({ id, variantId }) => {
    const body = { run: newId(), kind: 'received', lines: [{ variantId, units: 1 }] }
    return { params: { id }, body, ...keyed }
  }),
  listMovements: needs('products.read', ({ variantId }) => ({ params: { id: variantId } })),
  exportProducts: needs('products.read', inStore()),
  importProducts: needs('products.write', ({ id }) => ({
    query: { store: id },
    body: 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty\nsmuggled,Smuggled,S-1,9.99,1\n',
    headers: { 'content-type': 'text/csv' },
  })),
  getImport: needs('products.write', ({ importId }) => ({ params: { id: importId } })),
  listImportPictures: needs('products.write', ({ importId }) => ({ params: { id: importId } })),
  listImports: needs('products.write', inStore()),
  listCategoryWords: needs('products.write', byStore()),
  chooseCategories: needs('products.write', byStore({ body: { choices: [{ word: 'Smuggled', category: null }] } })),
  requestCategories: needs('products.write', ({ id }) => ({ body: { store: id, names: [`Goods of ${id}`] } })),
  requestCategory: needs('products.write', ({ id }) => ({ body: { store: id, name: 'Smuggled goods' } })),
  listCategoryRequests: operator(() => ({})),
  decideCategoryRequest: operator(({ categoryRequestId }) => ({
    params: { id: categoryRequestId },
    body: { decision: 'approve' },
  })),
  plantCategories: operator(() => ({})),
  getHomeArrangement: operator(() => ({})),
  arrangeHome: operator(() => ({
    body: { shelves: shelfKinds.map((kind) => ({ kind, isShown: false })), underMinor: 5000, story: null, version: 0 },
  })),
  createCategory: operator(() => ({ body: { name: 'Smuggled goods' } })),
  updateCategory: operator(({ categoryId }) => ({ params: { id: categoryId }, body: { name: 'Renamed' } })),
  deleteCategory: operator(({ categoryId }) => ({ params: { id: categoryId } })),
}
