/** The shop's commission: its terms for all sales, for categories and for stores. */
export const ledgerCommission = {
  'ledger.commission.title': 'Commission',
  'ledger.commission.about':
    'The shop keeps a share of each item sold, but not of the delivery price. Each sale keeps the terms that applied when it was paid.',
  'ledger.commission.of-shop': 'All sales',
  'ledger.commission.of-shop-none': 'None',
  'ledger.commission.of-shop-none-about':
    'The shop takes no commission, unless a category or a store has its own terms.',
  'ledger.commission.of-shop-set': 'Set commission',
  'ledger.commission.of-categories': 'By category',
  'ledger.commission.of-categories-about':
    'These terms replace the terms for all sales. They also apply to subcategories.',
  'ledger.commission.of-categories-add': 'Add category',
  'ledger.commission.of-categories-none': 'No category has its own terms.',
  'ledger.commission.of-stores': 'By store',
  'ledger.commission.of-stores-about': 'A store’s own terms replace all others.',
  'ledger.commission.of-stores-add': 'Add store',
  'ledger.commission.of-stores-none': 'No store has its own terms.',
  // After the sentence about the fixed part.
  'ledger.commission.set-by': 'Set by <person>{name}</person> on {day}.',
  'ledger.commission.fixed': 'Plus {amounts} for each order line.',
  'ledger.commission.fixed-none': 'No fixed amount.',
  'ledger.commission.change': 'Change',
  // For those who hear the page: the name of a store or a category.
  'ledger.commission.change-of': 'Change {name}',
  'ledger.commission.remove-of': 'Remove {name}',
  'ledger.commission.remove-title': 'Remove the terms for all sales?',
  'ledger.commission.remove-title-of': 'Remove the terms for {name}?',
  'ledger.commission.remove-text':
    'New sales use the next terms that apply. If there are none, there is no commission. Past sales do not change.',
  'ledger.commission.removed': 'Removed. This applies to new sales only.',
  'ledger.commission.saved': 'Saved. This applies to new sales only.',
  'ledger.commission.edit-shop': 'Commission on all sales',
  'ledger.commission.edit-category': 'Commission in {name}',
  'ledger.commission.edit-store': 'Commission for {name}',
  'ledger.commission.new-category': 'Commission in a category',
  'ledger.commission.new-store': 'Commission for a store',
  'ledger.commission.edit-about': 'This applies to new sales only.',
  'ledger.commission.category': 'Category',
  'ledger.commission.store': 'Store',
  'ledger.commission.subject-missing': 'Choose one.',
  'ledger.commission.share': 'Share (%)',
  'ledger.commission.share-hint': 'A percentage of each item sold, after discounts.',
  'ledger.commission.share-wrong': 'Must be from 0 to 100, with at most two decimals.',
  'ledger.commission.parts': 'Fixed amount for each order line',
  'ledger.commission.parts-about':
    'Applies to stores that set their prices in this currency. It is never more than the price of the line.',
  'ledger.commission.part-amount': 'Amount in {currency}',
  'ledger.commission.part-remove': 'Remove {currency}',
  'ledger.commission.part-add': 'Add an amount',
} as const
