import { fieldFault } from './declare.ts'

export const shopFieldFaults = {
  'shop.place-left': fieldFault({}),
}
