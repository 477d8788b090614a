import type { LegalPageName } from '@makola/contract/shop/shop.ts'
import type { Key } from '@makola/words/messages.ts'

export const legalTitles = {
  terms: 'shell.legal.terms',
  privacy: 'shell.legal.privacy',
  returns: 'shell.legal.returns',
} as const satisfies Record<LegalPageName, Key>
