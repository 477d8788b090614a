import type { NumberKind } from '@makola/contract/verification/identity-numbers.ts'
import type { Key } from '@makola/words/messages.ts'

/** The numbers of people and businesses as people read them. */
export const numberNames = {
  'cac-rc': 'verification.number.cac-rc',
  'cac-bn': 'verification.number.cac-bn',
  nin: 'verification.number.nin',
  'ghana-registration': 'verification.number.ghana-registration',
  'ghana-card': 'verification.number.ghana-card',
  'kra-pin': 'verification.number.kra-pin',
  'kenya-business': 'verification.number.kenya-business',
  'kenya-id': 'verification.number.kenya-id',
  cipc: 'verification.number.cipc',
  'south-africa-id': 'verification.number.south-africa-id',
  rccm: 'verification.number.rccm',
  cni: 'verification.number.cni',
  'companies-house': 'verification.number.companies-house',
  register: 'verification.number.register',
  'id-document': 'verification.number.id-document',
} as const satisfies Record<NumberKind, Key>
