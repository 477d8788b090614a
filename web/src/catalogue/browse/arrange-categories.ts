import type { CategoryNode, Facets } from '@makola/contract/catalogue/catalogue.ts'

export type CategoryChoice = { slug: string; name: string; count: number | null; depth: number }

/**
 * The categories of the filter: the top level with counts, opened along the path to the chosen one. Categories that would find
 * nothing are left out, unless chosen.
 */
export function arrangeCategories(
  tree: CategoryNode[],
  counts: Facets['categories'],
  chosen: string | undefined,
): CategoryChoice[] {
  const countOf = new Map(counts.map(({ slug, count }) => [slug, count]))
  const childrenOf = (parentId: string | null) => tree.filter((node) => node.parentId === parentId)
  const isCounted = counts.every(({ count }) => count !== null)
  const isFilled = (node: CategoryNode): boolean => countOf.has(node.slug) || childrenOf(node.id).some(isFilled)
  const total = (node: CategoryNode): number =>
    childrenOf(node.id).reduce((sum, child) => sum + total(child), countOf.get(node.slug) ?? 0)
  const leadsToChosen = (node: CategoryNode): boolean => node.slug === chosen || childrenOf(node.id).some(leadsToChosen)

  const arrange = (parentId: string | null, depth: number): CategoryChoice[] =>
    childrenOf(parentId).flatMap((node) => {
      const count = isCounted ? total(node) : null
      const isOnTheWay = leadsToChosen(node)
      if (!isFilled(node) && !isOnTheWay) return []
      const below = isOnTheWay ? arrange(node.id, depth + 1) : []
      return [{ slug: node.slug, name: node.name, count, depth }, ...below]
    })
  return arrange(null, 0)
}
