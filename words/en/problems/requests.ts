export const requests = {
  'requests.not-now':
    'This is not possible now: the request is {state, select, open {waiting for the store} offered {waiting for your answer to an offer} replacing {waiting for its replacement} replaced {waiting for the buyer to confirm the replacement} approved {approved} sent_back {on its way back} received {waiting for its refund} declined {declined} escalated {with support} decided {decided} done {done} withdrawn {withdrawn} lapsed {closed} other {with the bank}}.',
  'requests.closed':
    '{why, select, not_yet {It is too early to ask for this.} window_over {The time to ask for this has passed.} packed {The parcel is already packed. You can return it when it arrives.} delivered {The parcel has already arrived.} not_delivered {The parcel has not been sent yet.} nothing_left {Everything in this parcel has been refunded or is part of a request.} not_paid {The order is not paid.} dispute_open {Your bank is deciding on this payment. You can ask again when it has decided.} other {This parcel was cancelled or returned.}}',
  'requests.units-taken': 'These items are already part of request {number}.',
  'requests.other-reason': 'Choose a reason that fits your request.',
  'requests.beyond-worth': 'Must not be more than the items cost.',
  'requests.no-goods': 'There is nothing to send back.',
  'requests.line-missing': 'List every item of the request once.',
}
