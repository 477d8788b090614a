import { findVariants, type StockVariant } from '@makola/contract/catalogue/stock.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { ScanBarcode } from '../../ui/icons.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { hasBarcodeDetector } from './read-barcodes.ts'

const BarcodeCamera = lazyPart(async () => ({ default: (await import('./barcode-camera.tsx')).BarcodeCamera }))

type Found = {
  data: StockVariant[]
  isExact: boolean
  /** How far the shop's clock is ahead of this browser's, or less: the answer was on its way for a while. */
  aheadMs: number
}
type CodeFieldProps = {
  storeId: string
  isDisabled: boolean
  onFound: (variant: StockVariant, aheadMs: number) => void
}

/** Finds a variant by a barcode, typed or scanned, or by words. A scanner types the code and ends with Enter, one after the other. */
export function CodeField({ storeId, isDisabled, onFound }: CodeFieldProps) {
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isScanning, setIsScanning] = useState(false)
  const search = useMutation({
    mutationFn: async (q: string): Promise<Found> => {
      const { data, meta } = await call(findVariants, { params: { id: storeId }, query: { q } })
      return { data, isExact: meta.isExact, aheadMs: Date.parse(meta.now) - Date.now() }
    },
    onSuccess: ({ data, isExact, aheadMs }, code) => {
      const [only] = data
      if (only && isExact && data.length === 1) take(only, aheadMs)
      // Not beside the field, where the next scan would put it out before it is read.
      if (!only) void toast.error(t('catalogue.stocktake.none', { code }))
    },
  })
  const take = (variant: StockVariant, aheadMs: number) => {
    onFound(variant, aheadMs)
    search.reset()
    field.current?.focus()
  }
  const find = (code: string) => {
    // The next scan may come while this one is still looked for.
    setTyped('')
    if (code.trim() !== '') search.mutate(code.trim().slice(0, 100))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(typed)
  }
  const found = search.data
  return (
    <div className="max-w-2xl">
      <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <Field
          label={t('catalogue.stocktake.code')}
          isRequired
          error={search.error?.message}
          className="min-w-0 grow basis-56"
        >
          {(control) => (
            <TextInput
              {...control}
              required={false}
              ref={field}
              maxLength={100}
              autoComplete="off"
              autoFocus
              spellCheck={false}
              enterKeyHint="search"
              disabled={isDisabled}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <div className="mt-6 flex gap-2">
          <Button type="submit" variant="outline" disabled={isDisabled} isBusy={search.isPending}>
            {t('catalogue.stocktake.find')}
          </Button>
          {hasBarcodeDetector() && (
            <Button
              variant="outline"
              size="icon"
              aria-label={t('catalogue.stocktake.scan')}
              disabled={isDisabled}
              onClick={() => setIsScanning(true)}
            >
              <ScanBarcode aria-hidden="true" className="size-5" />
            </Button>
          )}
        </div>
      </form>
      {found && found.data.length > 0 && (
        <FoundVariants found={found.data} onTake={(variant) => take(variant, found.aheadMs)} />
      )}
      <Suspense>{isScanning && <BarcodeCamera onCode={find} onClose={() => setIsScanning(false)} />}</Suspense>
    </div>
  )
}

function FoundVariants({ found, onTake }: { found: StockVariant[]; onTake: (variant: StockVariant) => void }) {
  const t = useWords()
  return (
    <ul
      aria-label={t('catalogue.stocktake.found')}
      className="mt-2 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {found.map((variant) => (
        <li key={variant.id}>
          <button
            type="button"
            onClick={() => onTake(variant)}
            className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-start hover:bg-sunken"
          >
            <Picture picture={variant.picture} sizes="40px" alt="" className="size-10 shrink-0 rounded-sm" />
            <span className="min-w-0">
              <span className="block truncate font-medium">
                {[variant.productName, variant.title].filter(Boolean).join(', ')}
              </span>
              <span className="block truncate text-small text-muted">{variant.sku}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
