import type { OpeningNeed, OpeningStep } from '@makola/contract/opening/opening.ts'
import type { Key } from '@makola/words/messages.ts'
import type { LinkProps } from '@tanstack/react-router'

type StepKey = Extract<Key, `opening.step.${string}`>

type StepTexts = {
  title: StepKey
  note: StepKey
  /** The page where the step is done; without one it is done here. */
  link?: { to: NonNullable<LinkProps['to']>; label: StepKey }
}

/** What each step is about, and where it is done. */
export const stepTexts: Record<OpeningStep['step'], StepTexts> = {
  operator: {
    title: 'opening.step.operator',
    note: 'opening.step.operator.note',
    link: { to: '/account/security', label: 'opening.step.operator.link' },
  },
  details: { title: 'opening.step.details', note: 'opening.step.details.note' },
  rates: {
    title: 'opening.step.rates',
    note: 'opening.step.rates.note',
    link: { to: '/dashboard/rates', label: 'opening.step.rates.link' },
  },
  mail: { title: 'opening.step.mail', note: 'opening.step.mail.note' },
  pictures: { title: 'opening.step.pictures', note: 'opening.step.pictures.note' },
  pages: {
    title: 'opening.step.pages',
    note: 'opening.step.pages.note',
    link: { to: '/dashboard/shop/legal-pages', label: 'opening.step.pages.link' },
  },
  categories: {
    title: 'opening.step.categories',
    note: 'opening.step.categories.note',
    link: { to: '/dashboard/categories', label: 'opening.step.categories.link' },
  },
  store: {
    title: 'opening.step.store',
    note: 'opening.step.store.note',
    link: { to: '/dashboard/open-store', label: 'opening.step.store.link' },
  },
  payments: { title: 'opening.step.payments', note: 'opening.step.payments.note' },
  backup: { title: 'opening.step.backup', note: 'opening.step.backup.note' },
}

/** The next page of a step: a person with a store needs a product. */
export function linkOf({ step, missing }: OpeningStep): StepTexts['link'] {
  if (step !== 'store' || missing.includes('store') || missing.length === 0) return stepTexts[step].link
  return { to: '/dashboard/inventory/add-product', label: 'opening.step.store.product' }
}

/** The missing parts, as a line below the step. */
export const needTexts: Record<OpeningNeed, Extract<Key, `opening.need.${string}`>> = {
  'second-factor': 'opening.need.second-factor',
  'legal-name': 'opening.need.legal-name',
  'support-email': 'opening.need.support-email',
  rate: 'opening.need.rate',
  letter: 'opening.need.letter',
  storage: 'opening.need.storage',
  terms: 'opening.need.terms',
  privacy: 'opening.need.privacy',
  returns: 'opening.need.returns',
  category: 'opening.need.category',
  store: 'opening.need.store',
  product: 'opening.need.product',
  keys: 'opening.need.keys',
  payment: 'opening.need.payment',
  webhook: 'opening.need.webhook',
  backup: 'opening.need.backup',
}
