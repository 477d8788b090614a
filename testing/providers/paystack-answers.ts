/** The refusal of Paystack's API. */
export const refusal = (message: string, code: string) => ({
  status: false,
  message,
  meta: { nextStep: 'Look at the documentation.' },
  type: 'validation_error',
  code,
})

/** Ids have 64 bits: more than a float can carry, yet they are numbers in the JSON. */
export const newId = (count: number) => String(9_007_199_254_740_993n + BigInt(count) * 2n)
export const { rawJSON: writeId } = JSON as typeof JSON & { rawJSON(text: string): object }
