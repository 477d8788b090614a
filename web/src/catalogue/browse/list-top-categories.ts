import type { CategoryNode, Facets } from '@makola/contract/catalogue/catalogue.ts'

type Counts = Facets['categories']

/** The categories of the top level, and the chosen one, each counted with all below it. Those that would find nothing are left out. */
export function listTopCategories(tree: CategoryNode[], counts: Counts, chosen: string | undefined): Counts {
  const bySlug = new Map(tree.map((node) => [node.slug, node]))
  const byId = new Map(tree.map((node) => [node.id, node]))
  const isIn = (node: CategoryNode | undefined, above: CategoryNode): boolean =>
    node !== undefined && (node.id === above.id || isIn(byId.get(node.parentId ?? ''), above))
  return tree
    .filter(({ slug, parentId }) => parentId === null || slug === chosen)
    .flatMap((node) => {
      const found = counts.filter(({ slug }) => isIn(bySlug.get(slug), node)).map(({ count }) => count)
      if (found.length === 0) return []
      const count = found.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
      return [{ slug: node.slug, name: node.name, count }]
    })
}
