import { Banknote, Search, ShoppingBasket } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

const promises = [
  {
    Icon: Banknote,
    title: 'catalogue.home.currency',
    text: 'catalogue.home.currency-text',
  },
  {
    Icon: ShoppingBasket,
    title: 'catalogue.home.cart',
    text: 'catalogue.home.cart-text',
  },
  {
    Icon: Search,
    title: 'catalogue.home.tracking',
    text: 'catalogue.home.tracking-text',
  },
] as const

export function HomePromises() {
  const t = useWords()
  return (
    <ul className="grid gap-6 rounded-xl bg-sunken p-6 md:grid-cols-3 md:gap-8 md:p-8">
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
          <Icon aria-hidden="true" className="row-span-2 mt-0.5 size-6 text-accent-text" />
          <h3 className="text-subheading">{t(title)}</h3>
          <p className="mt-1 text-small text-muted">{t(text)}</p>
        </li>
      ))}
    </ul>
  )
}
