/** Problems of every part of the shop. The keys are the codes of `contract/problem-codes`. */
export const platform = {
  'platform.not-found':
    'This {thing, select, account {account} address {address} category {category} commission {commission} import {import} invitation {invitation} member {member} notification {notification} order {order} passkey {passkey} payment_provider {payment provider} payment {payment} payout_run {payout run} payout {payout} picture {picture} product {product} rate {rate} refund {refund} request {request} session {session} setup_link {setup link} store {store} upload {upload} other {variant}} does not exist.',
  'platform.invalid-fields': '{count, plural, one {1 field needs} other {{count} fields need}} attention.',
} as const
