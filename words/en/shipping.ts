export const shipping = {} as const
