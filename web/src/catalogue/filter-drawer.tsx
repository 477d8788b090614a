import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { ListFilters, type ListFiltersProps } from './list-filters.tsx'

type FilterDrawerProps = ListFiltersProps & { isOpen: boolean; onClose: () => void }

/** The filters on a phone. The list behind follows each choice; the button says what it has come to. */
export function FilterDrawer({ isOpen, onClose, ...filters }: FilterDrawerProps) {
  const { total } = filters.facets
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      footer={
        <Button className="grow" onClick={onClose}>
          {total === 0 ? 'Nothing fits' : `Show ${total} ${total === 1 ? 'product' : 'products'}`}
        </Button>
      }
    >
      <ListFilters {...filters} />
    </Drawer>
  )
}
