import { fieldFault, problem } from './declare.ts'

export const shopProblems = {
  'shop.settings-changed': problem('version-mismatch', {}),
}

export const shopFieldFaults = {
  'shop.place-left': fieldFault({}),
}
