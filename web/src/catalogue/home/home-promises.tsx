import Banknote from 'lucide-react/icons/banknote'
import PackageSearch from 'lucide-react/icons/package-search'
import ShoppingBag from 'lucide-react/icons/shopping-bag'

const promises = [
  {
    Icon: Banknote,
    title: 'Pay in your own currency',
    text: 'The price on the page is the price you are charged, exactly.',
  },
  {
    Icon: ShoppingBag,
    title: 'One cart, many stores',
    text: 'Buy from several sellers at once and pay once.',
  },
  {
    Icon: PackageSearch,
    title: 'Follow it without an account',
    text: 'Your order number and your e-mail or phone are all it takes.',
  },
]

export function HomePromises() {
  return (
    <ul className="grid gap-6 rounded-xl bg-sunken p-6 md:grid-cols-3 md:gap-8 md:p-8">
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
          <Icon aria-hidden="true" className="row-span-2 mt-0.5 size-6 text-accent-text" />
          <h3 className="text-subheading">{title}</h3>
          <p className="mt-1 text-small text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
