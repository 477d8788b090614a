/** Notes of the shop about requests. */
export const requestsNoted = {
  // The reason of a refund; the buyer and the store read it.
  'requests.noted.refund-reason': 'Request {number}',
} as const
