import { deleteView, type SavedView } from '@makola/contract/stores/saved-views.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { chipStyles } from '../../ui/display/chip.tsx'
import { Rail } from '../../ui/display/rail.tsx'
import { BookmarkPlus, EllipsisVertical } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { Menu } from '../../ui/layers/menu.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { ChipLink } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { isSameSearch, type ListSearch } from './same-search.ts'
import { viewsQuery } from './views-query.ts'

const ViewDialog = lazyPart(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }))

type SavedViewsProps = {
  storeId: string
  list: SavedView['list']
  to: '/dashboard/inventory' | '/dashboard/orders'
  /** The filters of the list as it is shown. */
  search: ListSearch
}

/** The saved views of a list; the filters that are shown can be saved as another. */
export function SavedViews({ storeId, list, to, search }: SavedViewsProps) {
  const t = useWords()
  const { data } = useQuery(viewsQuery(storeId))
  const [asked, setAsked] = useState<'save' | 'rename'>()
  const views = data?.filter((view) => view.list === list) ?? []
  const shown = views.find((view) => isSameSearch(view.search, search))
  const isNarrowed = !isSameSearch(search, {})
  if (!data || (views.length === 0 && !isNarrowed)) return null
  return (
    <nav aria-label={t('stores.views')}>
      <Rail className="gap-2 md:mx-0 md:flex-wrap md:px-0">
        {views.map((view) => (
          <li key={view.id} className="flex items-center">
            {/* Pressed again, it shows everything. */}
            <ChipLink
              name={view.name}
              isOn={view === shown}
              choice={{ to, search: view === shown ? {} : view.search }}
            />
            {view === shown && <ViewMenu storeId={storeId} view={view} onRename={() => setAsked('rename')} />}
          </li>
        ))}
        {isNarrowed && !shown && (
          <li>
            <button type="button" className={chipStyles()} onClick={() => setAsked('save')}>
              <BookmarkPlus aria-hidden="true" className="size-4" />
              {t('stores.views.save')}
            </button>
          </li>
        )}
      </Rail>
      <Suspense>
        {asked && (
          <ViewDialog
            storeId={storeId}
            view={asked === 'rename' ? shown : undefined}
            given={{ list, search }}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </nav>
  )
}

function ViewMenu({ storeId, view, onRename }: { storeId: string; view: SavedView; onRename: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => call(deleteView, { params: { id: view.id } }),
    onSuccess: () => void toast.success(t('stores.views.deleted', { name: view.name })),
    onError: (error) => void toast.error(error.message),
    onSettled: () => queryClient.invalidateQueries(viewsQuery(storeId)),
  })
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('stores.views.options', { name: view.name })}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </Button>
      }
      items={[
        { label: t('stores.views.rename'), onChoose: onRename },
        { label: t('stores.views.delete'), tone: 'danger', onChoose: () => mutate() },
      ]}
    />
  )
}
