import type { NotificationType } from '@makola/contract/notifications.ts'
import BadgeDollarSign from 'lucide-react/icons/badge-dollar-sign'
import Banknote from 'lucide-react/icons/banknote'
import BanknoteCheck from 'lucide-react/icons/banknote-check'
import BanknoteX from 'lucide-react/icons/banknote-x'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Images from 'lucide-react/icons/images'
import PackageMinus from 'lucide-react/icons/package-minus'
import PackageX from 'lucide-react/icons/package-x'
import Scale from 'lucide-react/icons/scale'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Store from 'lucide-react/icons/store'
import Tags from 'lucide-react/icons/tags'
import Undo from 'lucide-react/icons/undo-2'
import UserPlus from 'lucide-react/icons/user-plus'
import type { ComponentType } from 'react'

type TypeWords = {
  name: string
  /** The condition for this notification. */
  when: string
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
}

/** Each type of notification as people read it. */
export const notificationWords: Record<NotificationType, TypeWords> = {
  'new-order': { name: 'New orders', when: 'A paid order is there to pack', icon: ShoppingBag },
  'payment-received': { name: 'Payments', when: 'The money of an order has arrived', icon: Banknote },
  'payment-failed': { name: 'Failed payments', when: 'A buyer’s payment did not go through', icon: CircleAlert },
  'refund-stuck': { name: 'Refunds', when: 'A refund needs attention', icon: Undo },
  'stock-low': { name: 'Low stock', when: 'An item falls to its threshold', icon: PackageMinus },
  'stock-out': { name: 'Sold out', when: 'The last unit of an item is gone', icon: PackageX },
  'member-joined': { name: 'Staff', when: 'Someone joins the store', icon: UserPlus },
  'payout-paid': { name: 'Payouts', when: 'The shop has paid your store', icon: BanknoteCheck },
  'payout-failed': { name: 'Failed payouts', when: 'A payout to your store came back', icon: BanknoteX },
  'store-standing': { name: 'Your store', when: 'The marketplace pauses, closes or reopens your store', icon: Store },
  'category-decided': {
    name: 'Category requests',
    when: 'A category you asked for is approved or declined',
    icon: Tags,
  },
  'pictures-fetched': {
    name: 'Pictures of imports',
    when: 'The pictures that an imported table names have been fetched',
    icon: Images,
  },
  'rate-stale': { name: 'Old rates', when: 'A feed has brought nothing for three days', icon: BadgeDollarSign },
  'shop-payout-failed': { name: 'Payouts of the shop', when: 'A payout to any store came back', icon: BanknoteX },
  'payment-to-decide': { name: 'Payment reviews', when: 'Money does not fit its order', icon: Scale },
  'category-asked': { name: 'Requested categories', when: 'A store asks for a category', icon: Tags },
}
