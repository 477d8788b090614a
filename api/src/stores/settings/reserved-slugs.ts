/** Words that share the position of a store's slug in an address: `/stores/mine`. No store may use them. */
export const reservedSlugs: readonly string[] = ['mine']
