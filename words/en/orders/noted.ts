export const ordersNoted = {
  // In place of the buyer's name, where contact and street were taken out of an order.
  'orders.contact-removed': 'Removed at the buyer’s request',
  'orders.noted.paid-after-cancelling':
    'The payment arrived after the order was cancelled. Our team is looking into it.',
  'orders.noted.buyer-cancelled': 'You cancelled the order before it was paid',
  'orders.noted.misfit': 'Did not match the order',
  'orders.noted.paid-when-gone': 'The payment arrived after the items had sold out. The refund is on its way.',
  'orders.noted.refund-when-gone': 'Paid after the items had sold out',
  'orders.noted.paid-after-change': 'The payment arrived after you changed the order. The refund is on its way.',
  'orders.noted.refund-after-change': 'Paid after the order was changed',
  'orders.noted.money-misfits': 'The payment does not match the order. Our team is looking into it.',
  'orders.noted.closed-by-team': 'Our team reviewed the payment and closed the order',
  'orders.noted.money-too-little': 'The payment does not cover the order.',
  'orders.noted.surplus': 'The payment was {amount} more than the order total.',
  'orders.noted.looking-into-it': ' Our team is looking into it.',
  'orders.noted.pays-cash': '{total} to pay in cash on delivery',
  'orders.noted.paid': 'Paid',
  'orders.noted.not-needed': '{amount} refunded: the payment was more than the order total',
  'orders.noted.refunded':
    '{amount} {way, select, cash {refunded in cash} by_store {paid back by the store} less {less to pay in cash} other {refunded}}',
  'orders.noted.refunded-because':
    '{amount} {way, select, cash {refunded in cash} by_store {paid back by the store} less {less to pay in cash} other {refunded}}: {reason}',
  'orders.noted.dispute-lost': 'The buyer’s bank took the payment back',
  'orders.noted.taken-by-bank': '{amount} went back to the buyer through their bank',
  'orders.noted.turned-away': '{amount} could not be refunded: the bank returned it',
  'orders.noted.not-sent-back': 'The refund could not be sent.',
  'orders.noted.refunded-outside': 'Refunded at {provider}',
  'orders.noted.confirm-outside':
    'This refund was made in the {provider} dashboard, not here. Check it there, then confirm it.',
  'orders.noted.refunded-unsent': 'Refunded before it was sent',
  'orders.noted.came-back': 'Returned',
  'orders.noted.parcel-cancelled': 'The store cancelled this parcel: {reason}',
  'orders.noted.changed': 'You changed this order and were not charged',
  'orders.noted.may-not-move': 'Your role in this store can see orders but not ship them. Ask an owner or a manager.',
  'orders.noted.may-not-refund': 'Your role in this store cannot make refunds. Ask an owner or a manager.',
  'orders.noted.disputed':
    'The buyer has asked their bank for the money back. You can refund or cancel once the bank has decided.',
  'orders.noted.staff-may-not-move':
    'Your role on the shop’s staff can see orders but not ship them. Ask an owner of the shop.',
  'orders.noted.staff-may-not-refund': 'Your role on the shop’s staff cannot make refunds. Ask an owner of the shop.',
} as const
