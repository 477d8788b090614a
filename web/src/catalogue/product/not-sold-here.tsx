import { useWords } from '../../ui/words/use-words.ts'

/** In place of the button that buys, where the shop's staff has taken a product off sale in the shopper's country. */
export function NotSoldHere() {
  const t = useWords()
  return (
    <p role="note" className="max-w-prose rounded-md bg-sunken px-4 py-3 font-medium">
      {t('catalogue.product.not-here')}
    </p>
  )
}
