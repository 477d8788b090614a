import type { TransferProviderName } from '@makola/contract/ledger/payouts.ts'
import { say } from '@makola/words/say.ts'

const t = say('en')

/** The destination of money. */
export type TransferTarget = {
  kind: 'bank' | 'mobile-money'
  countryCode: string
  currency: string
}

/** An account whose name is asked for. */
export type AccountToName = TransferTarget & { number: string }

export type TransferRequest = {
  /** Ours, unique, 16 to 50 of `[a-z0-9-]`: the same reference never sends money twice. */
  reference: string
  amountMinor: number
  /** The text on the recipient's statement, where there is room for it. */
  reason: string
  to: TransferTarget & {
    /** As chosen or typed: its name, and its code in some list. */
    institution: string
    bankCode: string | null
    holder: string
    number: string
  }
  /** The provider's own name for it, once known. */
  providerTransferId: string | null
}

/**
 * A provider's answer about a transfer. `pending` without the provider's own name for it: not accepted yet. `failed`: it did not
 * arrive and will not, or it was returned.
 */
export type TransferAnswer = {
  status: 'pending' | 'succeeded' | 'failed'
  providerTransferId: string | null
  /** The reason for the delay or the failure, in words for the operator. */
  reason: string | null
  /** The provider's fee, in the same currency; null when unknown. */
  feeMinor: number | null
}

/** A bank or a provider of mobile money, as a payment provider lists it; `type` is its own word for the kind. */
export type Institution = { name: string; code: string; type?: string | undefined }

/**
 * A provider that sends money from the balance that it holds for the shop. As with `PaymentProvider`, calls run outside any
 * transaction, end with their signal, and an error never means that nothing happened there.
 */
export type TransferProvider = {
  name: TransferProviderName
  title: string
  /** The reason why money cannot be sent there, in words for the operator; null when it can. */
  refuses(target: TransferTarget): string | null
  /** Lists the institutions to choose from, for a target that it accepts. */
  listInstitutions(target: TransferTarget, signal: AbortSignal): Promise<Institution[]>
  /** Returns true where it can say in whose name an account is. */
  canName(target: TransferTarget): boolean
  /** Returns the name in which an account is held; null when there is no such account. */
  nameAccount(account: AccountToName, at: Institution, signal: AbortSignal): Promise<string | null>
  /** Returns the outcome of a transfer; null when there is none under this reference. */
  find(request: TransferRequest, signal: AbortSignal): Promise<TransferAnswer | null>
  /** Sends new money. A refusal is returned as `failed`, not thrown; a used reference proves nothing, and is thrown. */
  send(request: TransferRequest, to: Institution, signal: AbortSignal): Promise<TransferAnswer>
}

/** A transfer that does not exist yet, and that nobody may send now. */
export const heldTransfer: TransferAnswer = {
  status: 'pending',
  providerTransferId: null,
  reason: t('payments.by-provider.transfer-held'),
  feeMinor: null,
}

/** A transfer that does not exist and never will. */
export const refusedTransfer = (reason: string): TransferAnswer => ({
  status: 'failed',
  providerTransferId: null,
  reason,
  feeMinor: null,
})
