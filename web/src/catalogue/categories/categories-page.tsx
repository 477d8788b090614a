import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentStoreIfAny } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { LayoutGrid, Plus } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { categoriesQuery } from '../browse/queries.ts'
import { CategoryFormDialog } from './category-form-dialog.tsx'
import { CategoryRequests } from './category-requests.tsx'
import { CategoryTreeList } from './category-tree-list.tsx'
import { useCreateCategory, useMoveCategory, useRenameCategory, useRequestCategory } from './change-categories.ts'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'

type Open =
  | { what: 'add'; below: CategoryNode | null }
  | { what: 'rename'; node: CategoryNode }
  | { what: 'remove'; node: CategoryNode }
  | { what: 'request' }
  | null

type CategoriesPageProps = { mayArrange: boolean; mayReadRequests: boolean }

/** The tree of all stores: the shop's staff arrange it, sellers see it and request changes. */
export function CategoriesPage({ mayArrange, mayReadRequests }: CategoriesPageProps) {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const { data: tree, error, refetch } = useQuery(categoriesQuery())
  const [open, setOpen] = useState<Open>(null)
  const move = useMoveCategory()
  return (
    <>
      <PageTitle
        title={t('catalogue.categories.title')}
        note={mayArrange ? t('catalogue.categories.note.operator') : t('catalogue.categories.note.seller')}
        actions={
          mayArrange ? (
            <Button onClick={() => setOpen({ what: 'add', below: null })}>
              <Plus aria-hidden="true" className="size-5" /> {t('catalogue.categories.add.title')}
            </Button>
          ) : store ? (
            <Button variant="outline" onClick={() => setOpen({ what: 'request' })}>
              {t('catalogue.categories.ask.title')}
            </Button>
          ) : undefined
        }
      />
      {mayReadRequests && <CategoryRequests />}
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !tree ? (
        <Skeleton className="h-96 w-full" />
      ) : tree.length === 0 ? (
        <EmptyState title={t('catalogue.categories.empty.title')} icon={<LayoutGrid className="size-7" aria-hidden />}>
          {t('catalogue.categories.empty.text')}
        </EmptyState>
      ) : (
        <CategoryTreeList
          tree={tree}
          {...(mayArrange && {
            actions: {
              add: (below) => setOpen({ what: 'add', below }),
              rename: (node) => setOpen({ what: 'rename', node }),
              remove: (node) => setOpen({ what: 'remove', node }),
              move: ({ id }, place) => move.mutate({ id, place }),
            },
          })}
        />
      )}
      <OpenDialog open={open} tree={tree ?? []} onClose={() => setOpen(null)} />
    </>
  )
}

function OpenDialog({ open, tree, onClose }: { open: Open; tree: CategoryNode[]; onClose: () => void }) {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const create = useCreateCategory(onClose)
  const rename = useRenameCategory(onClose)
  const request = useRequestCategory(onClose)
  if (!open) return null
  if (open.what === 'remove') return <DeleteCategoryDialog node={open.node} tree={tree} onClose={onClose} />
  if (open.what === 'rename') {
    const { id, name } = open.node
    return (
      <CategoryFormDialog
        title={t('catalogue.categories.rename.title', { name })}
        description={t('catalogue.categories.rename.text')}
        saveLabel={t('catalogue.categories.rename')}
        name={name}
        isBusy={rename.isPending}
        error={rename.error}
        onSave={(category) => rename.mutate({ id, name: category.name })}
        onClose={onClose}
      />
    )
  }
  if (open.what === 'request') {
    return (
      <CategoryFormDialog
        title={t('catalogue.categories.ask.title')}
        description={t('catalogue.categories.ask.text')}
        saveLabel={t('catalogue.categories.ask')}
        tree={tree}
        isBusy={request.isPending}
        error={request.error}
        onSave={(category) => store && request.mutate({ store: store.id, ...category })}
        onClose={onClose}
      />
    )
  }
  return (
    <CategoryFormDialog
      title={t('catalogue.categories.add.title')}
      saveLabel={t('catalogue.categories.add')}
      tree={tree}
      parentId={open.below?.id ?? null}
      isBusy={create.isPending}
      error={create.error}
      onSave={(category) => create.mutate(category)}
      onClose={onClose}
    />
  )
}
