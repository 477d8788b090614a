import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const storeProblems = {
  'stores.not-your-invitation': problem('forbidden', {}),
  'stores.already-a-member': problem('duplicate', {}),
  'stores.last-owner': problem('wrong-state', {}),
  'stores.suspended': problem('wrong-state', { reason: z.string() }),
  'stores.not-on-break': problem('wrong-state', {}),
  'stores.address-taken': problem('duplicate', {}),
  'stores.same-name': problem('duplicate', {}),
  'stores.own-name': problem('duplicate', {}),
  'stores.role-too-low': problem('forbidden', {}),
  'stores.staff-role-too-low': problem('forbidden', {}),
  'stores.view-name-taken': problem('duplicate', {}),
  'stores.too-many-views': problem('wrong-state', { most: z.int() }),
  'stores.settings-changed': problem('version-mismatch', {}),
  'stores.payout-terms-changed': problem('wrong-state', {}),
}

export const storeFieldFaults = {
  'stores.not-its-picture': fieldFault({}),
  'stores.slug-taken': fieldFault({}),
  'stores.name-taken': fieldFault({}),
  'stores.name-yours': fieldFault({}),
  'stores.break-too-short-or-long': fieldFault({ from: z.iso.date(), to: z.iso.date() }),
}
