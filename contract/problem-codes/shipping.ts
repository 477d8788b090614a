import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const shippingProblems = {
  'shipping.currency-in-use': problem('wrong-state', { currency: z.string() }),
  'shipping.price-unavailable': problem('price-unavailable', { store: z.string(), currency: z.string() }),
}

export const shippingFieldFaults = {
  'shipping.longest-below-shortest': fieldFault({}),
}
