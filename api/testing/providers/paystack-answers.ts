/** The refusal of Paystack's API. */
export const refusal = (message: string, code: string) => ({
  status: false,
  message,
  meta: { nextStep: 'Look at the documentation.' },
  type: 'validation_error',
  code,
})

/** Ids have 64 bits: these are more than a float can carry, and stand in JSON as numbers all the same. */
export const newId = (count: number) => String(9_007_199_254_740_993n + BigInt(count) * 2n)
export const { rawJSON: writeId } = JSON as typeof JSON & { rawJSON(text: string): object }
