import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import type { ImportedCategory } from '@makola/contract/catalogue/product-imports.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { categoriesQuery } from '../browse/queries.ts'
import { flattenTree, pathOf } from '../categories/category-tree.ts'
import { AskForCategories } from './ask-for-categories.tsx'
import type { CategoryChoices } from './use-category-choices.ts'

const shownAtOnce = 25
type ImportCategoriesProps = { store: { id: string }; words: readonly ImportedCategory[]; choices: CategoryChoices }

/** A table's words for its categories, each with a choice of the shop's. */
export function ImportCategories({ store, words, choices }: ImportCategoriesProps) {
  const t = useWords()
  const titleId = useId()
  const { data: tree = [] } = useQuery(categoriesQuery())
  const open = words.filter(({ category, isChosen }) => category === null || isChosen)
  const named = words.filter(({ category, isChosen }) => category !== null && !isChosen)
  if (words.length === 0) return null
  const lists = { tree, choices }
  return (
    <section aria-labelledby={titleId} className="mt-4 rounded-md border border-line px-4 py-3">
      <h3 id={titleId} className="text-label">
        {t('catalogue.import.categories')}
      </h3>
      {open.length > 0 && (
        <>
          <p className="mt-1 text-small text-muted">{t('catalogue.import.categories.text')}</p>
          <WordList words={open} {...lists} />
          <AskForCategories store={store} names={open.filter((word) => choices.slugFor(word) === '')} />
        </>
      )}
      {named.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center text-small">
            {t('catalogue.import.categories.known', { count: named.length })}
          </summary>
          <WordList words={named} {...lists} />
        </details>
      )}
    </section>
  )
}

type WordListProps = { words: readonly ImportedCategory[]; tree: CategoryNode[]; choices: CategoryChoices }

function WordList({ words, tree, choices }: WordListProps) {
  const t = useWords()
  const [count, setCount] = useState(shownAtOnce)
  const rows = useMemo(() => flattenTree(tree).map((row) => ({ ...row, path: pathOf(tree, row.id) })), [tree])
  return (
    <>
      <ul className="mt-2 grid gap-3">
        {words.slice(0, count).map((imported) => {
          const { word, products, category, isChosen } = imported
          const byName = category !== null && !isChosen
          return (
            <li key={word} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-2">
              <span className="min-w-0 break-words">
                {t('catalogue.import.categories.word', {
                  word,
                  products,
                  quiet: (text) => <span className="text-small text-muted tabular">{text}</span>,
                })}
              </span>
              <Select
                aria-label={t('catalogue.import.categories.for', { word })}
                value={choices.slugFor(imported)}
                onChange={(event) => choices.choose(word, event.target.value || null)}
              >
                {!byName && <option value="">{t('catalogue.import.categories.none')}</option>}
                {rows.map(({ id, slug, path }) => (
                  <option key={id} value={slug}>
                    {path}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </ul>
      {words.length > count && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setCount(count + shownAtOnce)}>
          {t('catalogue.import.categories.more', { count: Math.min(shownAtOnce, words.length - count) })}
        </Button>
      )}
    </>
  )
}
