/** Words that stand where a store's slug stands in an address: `/stores/mine`. No store is called so. */
export const reservedSlugs: readonly string[] = ['mine']
