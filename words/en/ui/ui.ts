/** Parts that every screen uses. */
export const ui = {
  'ui.save': 'Save',
  'ui.cancel': 'Cancel',
  'ui.reason-missing': 'Enter a reason.',
  'ui.close': 'Close',
  'ui.delete': 'Delete',
  'ui.remove': 'Remove',
  'ui.discard': 'Discard',
  'ui.edit': 'Edit',
  'ui.try-again': 'Try again',
  // The button below a list; also the arrow beside a row of cards.
  'ui.show-more': 'Show more',
  // The button below a list that begins with the newest.
  'ui.show-earlier': 'Show older',
  'ui.loading': 'Loading',
  'ui.not-loaded': 'This did not load',
  'ui.check-connection': 'Check your connection and try again.',
  'ui.no-connection': 'We could not reach the shop. Check your connection and try again.',
  // The name of the short messages at the foot of the page, for screen readers.
  'ui.toasts': 'Notifications',
  'ui.toast.close': 'Close notification',
  'ui.draft.kept': '<strong>We kept what you typed.</strong> It is not saved yet.',
  'ui.draft.unsaved': 'Not saved yet.',
  'ui.leave.title': 'Leave without saving?',
  'ui.leave.text': 'Your changes will be lost.',
  'ui.leave.stay': 'Stay',
  'ui.leave.leave': 'Leave',
  // Beside the name of a field.
  'ui.field.optional': 'Optional',
  'ui.combobox.empty': 'No matches.',
  'ui.tags.remove': 'Remove the {noun, select, tag {tag} other {value}} {value}',
  // The label is the name of the field: "Quantity of Wax print tote".
  'ui.quantity.fewer': 'Decrease: {label}',
  'ui.quantity.more': 'Increase: {label}',
  'ui.breadcrumbs': 'Breadcrumbs',
  // The name of the links that filter a list.
  'ui.filters': 'Show',
  'ui.rail.earlier': 'Show previous',
  // The heading of a chart's first column.
  'ui.chart.when': 'When',
  'ui.table.select-all': 'Select all',
  'ui.table.select': 'Select {name}',
  // The name of the list in small letters: "Sort products".
  'ui.table.sort': 'Sort {list}',
  'ui.table.default-order': 'Default order',
  'ui.table.ascending': '{column}, ascending',
  'ui.table.descending': '{column}, descending',
  'ui.price.none': 'Not sold in your currency',
  // Other variants of the product cost more.
  'ui.price.from': '<quiet>from</quiet> {price}',
  // The former price, for those who hear the page; others see it struck through.
  'ui.price.before': '<hidden>before </hidden>{price}',

  // A step with many things: its progress, and the buttons.
  'ui.run.progress': '{done, number} of {total, number}',
  'ui.run.stop': 'Stop',
  'ui.run.continue': 'Continue',
  'ui.run.done': 'Done',
} as const
