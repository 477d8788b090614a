import { problem } from './declare.ts'

export const privacyProblems = {
  'privacy.export-under-way': problem('wrong-state', {}),
  'privacy.erasure-asked': problem('wrong-state', {}),
  'privacy.erasure-obstacles': problem('wrong-state', {}),
  'privacy.no-erasure': problem('wrong-state', {}),
  'privacy.link-used': problem('wrong-state', {}),
  'privacy.guest-obstacles': problem('wrong-state', {}),
}
