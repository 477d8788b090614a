import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const authProblems = {
  'auth.passkey-not-known': problem('wrong-credentials', {}),
  'auth.passkey-kept': problem('duplicate', {}),
  'auth.password-changed': problem('wrong-credentials', {}),
  'auth.wrong-password': problem('wrong-credentials', {}),
  'auth.session-expired': problem('token-expired', {}),
  'auth.token-expired': problem('token-expired', {}),
  'auth.session-ended': problem('token-revoked', {}),
  'auth.no-app-to-confirm': problem('wrong-state', {}),
  'auth.email-change-over': problem('wrong-state', {}),
  'auth.former-email-used': problem('wrong-state', {}),
  'auth.two-factor-off': problem('wrong-state', {}),
  'auth.two-factor-on': problem('wrong-state', {}),
  'auth.too-slow': problem('wrong-credentials', {}),
  'auth.banned': problem('wrong-credentials', { reason: z.string() }),
  'auth.not-your-staff-invitation': problem('forbidden', {}),
  'auth.already-staff': problem('duplicate', {}),
  'auth.second-factor-first': problem('wrong-state', {}),
  'auth.last-shop-owner': problem('wrong-state', {}),
  'auth.account-of-staff': problem('forbidden', {}),
  'auth.ban-of-staff': problem('wrong-state', {}),
  'auth.already-banned': problem('wrong-state', {}),
  'auth.not-banned': problem('wrong-state', {}),
}

export const authFieldFaults = {
  'auth.password-too-short': fieldFault({}),
  'auth.not-six-digits': fieldFault({}),
  'auth.passkey-not-verified': fieldFault({}),
  'auth.wrong-email-code': fieldFault({}),
  'auth.same-email': fieldFault({}),
  'auth.password-too-common': fieldFault({}),
  'auth.not-your-password': fieldFault({}),
  'auth.wrong-app-code': fieldFault({}),
  'auth.code-required': fieldFault({}),
  'auth.wrong-second-factor': fieldFault({}),
}
