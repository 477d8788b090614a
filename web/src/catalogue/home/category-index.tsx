import type { CategoryNode } from '@makola/contract/catalogue.ts'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../ui/words/use-words.ts'

const shownChildren = 4

/** The shop's table of contents: each category with its count and its largest subcategories. */
export function CategoryIndex({ categories }: { categories: CategoryNode[] }) {
  const t = useWords()
  const filled = categories.filter((category) => category.productCount > 0)
  const roots = filled.filter((category) => category.parentId === null)
  return (
    <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {roots.map((root) => (
        <li key={root.id} className="border-t border-line pt-3 pb-6">
          <Link
            to="/store/"
            search={{ category: root.slug }}
            className="group flex min-h-11 items-baseline justify-between gap-3 text-heading"
          >
            <span className="group-hover:underline">{root.name}</span>
            <span className="text-small font-normal text-muted tabular">
              {t('catalogue.home.category-count', {
                count: root.productCount,
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
            </span>
          </Link>
          <ul className="flex flex-wrap gap-x-4">
            {childrenOf(root, filled).map((child) => (
              <li key={child.id}>
                <Link
                  to="/store/"
                  search={{ category: child.slug }}
                  className="flex min-h-11 min-w-11 items-center text-small text-muted hover:text-ink hover:underline md:min-h-8"
                >
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function childrenOf(root: CategoryNode, categories: CategoryNode[]): CategoryNode[] {
  return categories
    .filter((category) => category.parentId === root.id)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, shownChildren)
}
