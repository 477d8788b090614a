import type { NumberKind } from '@makola/contract/verification/identity-numbers.ts'
import type { NewVerification, Verification, VerificationKind } from '@makola/contract/verification/verification.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** The numbers that the store's country asks for. */
export type Numbers = Record<VerificationKind, NumberKind[]>

export type SentDocument = { id: string; name: string }

/** Numbers of people are not kept on the device: the form forgets them when it is left. */
export type ApplicationDraft = {
  kind: VerificationKind
  legalName: string
  numberKind: NumberKind
  number: string
  address: string
  contactEmail: string
  contactPhone: string
  expiresOn: string
  documents: SentDocument[]
}

/** Starts from what was sent before, without its number and its documents. */
export function startDraft(numbers: Numbers, email: string, before: Verification | null): ApplicationDraft {
  const kind = before?.state === 'verified' ? 'business' : (before?.kind ?? 'person')
  const isSameKind = before?.kind === kind
  return {
    kind,
    legalName: isSameKind ? before.legalName : '',
    numberKind: firstNumber(numbers, kind),
    number: '',
    address: before?.address ?? '',
    contactEmail: before?.contactEmail ?? email,
    contactPhone: before?.contactPhone ?? '',
    expiresOn: '',
    documents: [],
  }
}

export const firstNumber = (numbers: Numbers, kind: VerificationKind): NumberKind => numbers[kind][0] ?? 'register'

export function checkDraft(draft: ApplicationDraft, t: Words): Record<string, string> {
  const missing = t('verification.form.missing')
  const texts = ['legalName', 'number', 'address', 'contactEmail', 'contactPhone'] as const
  const blank = texts.filter((name) => draft[name].trim() === '').map((name) => [`/${name}`, missing])
  return {
    ...Object.fromEntries(blank),
    ...(draft.documents.length === 0 && { '/documents': t('verification.form.document-missing') }),
  }
}

export function bodyOf({ expiresOn, documents, contactPhone, ...draft }: ApplicationDraft): NewVerification {
  return {
    ...draft,
    contactPhone: contactPhone.replaceAll(/[\s()-]/g, ''),
    ...(expiresOn && { expiresOn }),
    documents: documents.map(({ id }) => id),
  }
}
