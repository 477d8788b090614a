import type { Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { emit } from '../platform/messaging/events.ts'
import type { Platform } from '../platform/platform.ts'
import { type SignInChange, signInChanged } from './events.ts'

/** Notifies an account's owner of a change in how it signs in. */
export function notifyOwner({ clock }: Platform, tx: Transaction, accountId: string, what: SignInChange): void {
  emit(tx, signInChanged, { accountId, changeId: newId(), what, at: clock.now().toISOString() })
}
