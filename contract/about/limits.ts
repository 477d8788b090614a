/** What a seller says about a product besides its description, and the most characters of each. */
export const aboutLimits = { materials: 1000, use: 2000, care: 1000, sizeGuide: 2000, maker: 2000 } as const

export type AboutName = keyof typeof aboutLimits
export const aboutNames = Object.keys(aboutLimits) as AboutName[]
