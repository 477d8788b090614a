import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Visitor } from '../../stores/dashboard/use-nav-groups.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Search } from '../../ui/icons.ts'
import { useCombobox } from '../../ui/inputs/use-combobox.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { type Find, useFinds } from './use-finds.ts'

/** One field over the dashboard: arrows move through what it finds, Enter opens the highlighted one. */
export function FinderDialog({ visitor, onClose }: { visitor: Visitor; onClose: () => void }) {
  const t = useWords()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { groups, isBusy, isBroken, retry } = useFinds(typed, visitor)
  const finds = groups.flatMap((group) => group.finds)
  const { active, setActive, inputProps, listId, optionProps } = useCombobox<Find>({
    items: finds,
    isOpen: true,
    setIsOpen: (isOpen) => isOpen || onClose(),
    onChoose: ({ link }) => void navigate(link),
  })
  const isNothing = finds.length === 0 && !isBusy && !isBroken
  return (
    <Dialog isOpen onClose={onClose} title={t('overview.finder')} className="h-[min(38rem,calc(100dvh-2rem))]">
      <div className="sticky -top-2 z-10 -mx-2 bg-paper px-2 py-2">
        <div className="relative">
          <Search aria-hidden="true" className="pointer-events-none absolute top-3 start-3.5 size-5 text-muted" />
          <input
            {...inputProps}
            type="search"
            autoFocus
            aria-label={t('overview.finder.label')}
            placeholder={t('overview.finder.label')}
            enterKeyHint="go"
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setActive(event.target.value.trim() ? 0 : -1)
            }}
            className="control ps-11 [&::-webkit-search-cancel-button]:appearance-none"
          />
        </div>
      </div>
      <div id={listId} role="listbox" aria-label={t('overview.finder')} aria-busy={isBusy} className="pb-4">
        {groups.map(({ label, finds: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={label} role="group" aria-label={label} className="mt-3">
            <p aria-hidden="true" className="px-3 pb-1 text-[0.8125rem] font-semibold text-muted">
              {label}
            </p>
            {ofGroup.map((find) => {
              const index = finds.indexOf(find)
              return <FoundOption key={find.key} find={find} isActive={index === active} option={optionProps(index)} />
            })}
          </div>
        ))}
      </div>
      {isNothing && (
        <div role="status" className="px-3 py-6 text-center">
          <p className="font-semibold">{t('overview.finder.none')}</p>
          <p className="mt-1 text-muted">{t('overview.finder.hint')}</p>
        </div>
      )}
      {isBroken && (
        <div role="status" className="flex items-center justify-between gap-3 px-3 pb-4">
          <p className="text-danger-text">{t('overview.finder.broken')}</p>
          <Button variant="outline" size="sm" onClick={retry}>
            {t('ui.try-again')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type OptionProps = {
  find: Find
  isActive: boolean
  option: ReturnType<ReturnType<typeof useCombobox<Find>>['optionProps']>
}

/** A link, so that it can be opened in a tab of its own. */
function FoundOption({ find: { title, note, icon: Icon, link }, isActive, option }: OptionProps) {
  const router = useRouter()
  return (
    <a
      {...option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      href={router.buildLocation(link).href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        option.onClick()
      }}
      className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 data-active:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <span className="block truncate">{title}</span>
        {note && <span className="block truncate text-small text-muted">{note}</span>}
      </span>
    </a>
  )
}
