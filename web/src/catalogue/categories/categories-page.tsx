import type { CategoryNode } from '@makola/contract/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useCurrentStoreIfAny } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
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

/** The tree of all stores: operators arrange it, sellers see it and request changes. */
export function CategoriesPage({ isOperator }: { isOperator: boolean }) {
  const { data: tree, error, refetch } = useQuery(categoriesQuery())
  const [open, setOpen] = useState<Open>(null)
  const move = useMoveCategory()
  return (
    <>
      <PageTitle
        title="Categories"
        note={
          isOperator
            ? 'One tree for all stores. Drag to arrange; sideways makes a category part of the one above.'
            : 'One tree for all stores. Something missing? Ask for it.'
        }
        actions={
          isOperator ? (
            <Button onClick={() => setOpen({ what: 'add', below: null })}>
              <Plus aria-hidden="true" className="size-5" /> Add a category
            </Button>
          ) : (
            <Button variant="outline" onClick={() => setOpen({ what: 'request' })}>
              Ask for a category
            </Button>
          )
        }
      />
      {isOperator && <CategoryRequests />}
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !tree ? (
        <Skeleton className="h-96 w-full" />
      ) : tree.length === 0 ? (
        <EmptyState title="No categories yet" icon={<LayoutGrid className="size-7" aria-hidden />}>
          Shoppers find products by them.
        </EmptyState>
      ) : (
        <CategoryTreeList
          tree={tree}
          {...(isOperator && {
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
        title={`Rename ${name}`}
        description="Its address stays, so that shared links go on working."
        saveLabel="Rename"
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
        title="Ask for a category"
        description="We review each request. You can list your product in the meantime."
        saveLabel="Ask"
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
      title="Add a category"
      saveLabel="Add"
      tree={tree}
      parentId={open.below?.id ?? null}
      isBusy={create.isPending}
      error={create.error}
      onSave={(category) => create.mutate(category)}
      onClose={onClose}
    />
  )
}
