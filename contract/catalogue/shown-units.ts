/**
 * The most units that a card and a page speak of; as many mean 'as many or more'. The triggers of `shop_changes` have the same
 * numbers: a sale that leaves more changes nothing that is shown.
 */
export const mostUnits = { card: 6, page: 999 }
