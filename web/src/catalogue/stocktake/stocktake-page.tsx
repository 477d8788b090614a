import type { StockMove } from '@makola/contract/catalogue/stock.ts'
import { useState } from 'react'
import { oneOf } from '../../shell/router/search-params.ts'
import { useCurrentStore, useRefusal } from '../../stores/membership/current-store.ts'
import { ActionBar, SaveNotice } from '../../ui/actions/action-bar.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { BackLink } from '../../ui/display/back-link.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { CodeField } from './code-field.tsx'
import { StockLines } from './stock-lines.tsx'
import { addScanned, emptyDraft, readUnits, typeUnits } from './stocktake-draft.ts'
import { useMoveStock } from './use-move-stock.ts'

type Kind = StockMove['kind']

const titles = {
  received: 'catalogue.stocktake.received',
  counted: 'catalogue.stocktake.counted',
  damaged: 'catalogue.stocktake.damaged',
  lost: 'catalogue.stocktake.lost',
} as const satisfies Record<Kind, string>
const kinds = ['received', 'counted', 'damaged', 'lost'] as const

/** Many variants are received, counted or written off. What is scanned and typed is kept in this browser until it is through. */
export function StocktakePage({ asked }: { asked: string }) {
  const t = useWords()
  // An address typed by hand may say anything.
  const kind = oneOf(asked, kinds) ?? 'received'
  const store = useCurrentStore()
  const refusal = useRefusal('stock.write')
  return (
    <>
      <PageTitle
        title={t('catalogue.stocktake.title')}
        note={refusal ?? t('catalogue.stocktake.note', { kind })}
        above={<BackLink link={{ to: '/dashboard/inventory', search: {} }}>{t('catalogue.stocktake.back')}</BackLink>}
      />
      <FilterChips
        className="mb-5"
        chips={kinds.map((value) => ({
          name: t(titles[value]),
          isOn: value === kind,
          choice: { to: '/dashboard/inventory', search: { stocktake: value } },
        }))}
      />
      <Stocktake key={`${store.id} ${kind}`} storeId={store.id} kind={kind} isDisabled={refusal !== undefined} />
    </>
  )
}

function Stocktake({ storeId, kind, isDisabled }: { storeId: string; kind: Kind; isDisabled: boolean }) {
  const t = useWords()
  const taken = useStocktake(storeId, kind)
  const { draft, change, trial, move } = taken
  const error = trial.error ?? move.error
  const outcomes = trial.data ?? move.data
  return (
    <>
      <CodeField
        storeId={storeId}
        isDisabled={isDisabled || draft.isSent}
        onFound={(variant, aheadMs) =>
          change(({ lines }) => ({ aheadMs, lines: addScanned(lines, variant, Date.now() + aheadMs) }))
        }
      />
      {draft.lines.length === 0 && <p className="mt-6 max-w-2xl text-muted">{t('catalogue.stocktake.empty')}</p>}
      <StockLines
        kind={kind}
        lines={draft.lines}
        isDisabled={isDisabled || draft.isSent}
        outcomes={outcomes}
        onType={(id, units) =>
          change(({ lines, aheadMs }) => ({ lines: typeUnits(lines, id, units, Date.now() + aheadMs) }))
        }
        onRemove={(id) => change(({ lines }) => ({ lines: lines.filter((line) => line.id !== id) }))}
      />
      {draft.lines.length > 0 && (
        <>
          <Field label={t('catalogue.stocktake.note-label')} className="mt-4 max-w-2xl">
            {(control) => (
              <TextInput
                {...control}
                maxLength={200}
                disabled={isDisabled || draft.isSent}
                value={draft.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            )}
          </Field>
          <ActionBar notice={error && <SaveNotice>{error.message}</SaveNotice>}>
            <Button variant="ghost" onClick={taken.discard}>
              {t('catalogue.stocktake.discard')}
            </Button>
            <Button isBusy={trial.isPending || move.isPending} disabled={!taken.isComplete} onClick={taken.next}>
              {taken.isToCheck
                ? t('catalogue.stocktake.check')
                : t('catalogue.stocktake.apply', { kind, count: draft.lines.length })}
            </Button>
          </ActionBar>
        </>
      )}
    </>
  )
}

/** The draft and its way to the shop: a count is compared first, then applied as it was shown. */
function useStocktake(storeId: string, kind: Kind) {
  const t = useWords()
  const { draft, change: changeDraft, discard } = useDraft(emptyDraft, `stocktake:${storeId}:${kind}`)
  const trial = useMoveStock(storeId, kind)
  const move = useMoveStock(storeId, kind)
  const [isChecked, setIsChecked] = useState(false)
  const change: typeof changeDraft = (part) => {
    setIsChecked(false)
    trial.reset()
    move.reset()
    changeDraft((before) => ({
      run: before.run || crypto.randomUUID(),
      ...(typeof part === 'function' ? part(before) : part),
    }))
  }
  const isToCheck = kind === 'counted' && !isChecked && !draft.isSent
  const apply = () => {
    changeDraft({ isSent: true })
    move.mutate(
      { draft, isTrial: false },
      {
        onSuccess: (outcomes) => {
          const refused = new Set(outcomes.flatMap((one) => (one.refusal ? [one.variantId] : [])))
          const done = outcomes.length - refused.size
          if (done > 0) void toast.success(t('catalogue.stocktake.done', { kind, count: done }))
          setIsChecked(false)
          trial.reset()
          if (refused.size === 0) discard()
          else
            changeDraft(({ lines }) => ({
              run: crypto.randomUUID(),
              isSent: false,
              lines: lines.filter(({ id }) => refused.has(id)),
            }))
        },
      },
    )
  }
  const check = () => trial.mutate({ draft, isTrial: true }, { onSuccess: () => setIsChecked(true) })
  return {
    draft,
    change,
    trial,
    move,
    isToCheck,
    isComplete: draft.lines.every(({ units }) => readUnits(units, kind) !== null),
    next: isToCheck ? check : apply,
    discard: () => {
      trial.reset()
      move.reset()
      setIsChecked(false)
      discard()
    },
  }
}
