import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'

/** A category with those above it: "Clothing › Women › Dresses". */
export function nameCategoryPath(category: CategoryNode, tree: CategoryNode[]): string {
  const parent = tree.find(({ id }) => id === category.parentId)
  return parent ? `${nameCategoryPath(parent, tree)} › ${category.name}` : category.name
}
