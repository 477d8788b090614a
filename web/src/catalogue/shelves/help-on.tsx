import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { GoodsInstead } from './goods-instead.tsx'

/** Below Not Found: a search, and goods that others like. */
export function HelpOn() {
  const t = useWords()
  return (
    <div className="page grid grid-cols-1 gap-8">
      <search className="mx-auto w-full max-w-md">
        <form action="/store/" className="flex gap-2">
          <TextInput
            name="q"
            type="search"
            maxLength={200}
            required
            aria-label={t('catalogue.search.label')}
            placeholder={t('shell.bar.search')}
          />
          <Button type="submit" variant="secondary">
            {t('shell.bar.search')}
          </Button>
        </form>
      </search>
      <GoodsInstead />
    </div>
  )
}
