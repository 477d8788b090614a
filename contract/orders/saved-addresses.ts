import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, single, timestamp } from '../http/fields.ts'
import { address } from './orders.ts'

/** The addresses that one account may save. */
export const mostSavedAddresses = 10

/** An address that an account keeps for its next orders. An order gets a copy: changing this one changes no order. */
export const savedAddress = z.object({
  id,
  address,
  /** The address as its country writes it. */
  addressLines: z.array(z.string()),
  /** Checkout begins with it. An account with addresses has one. */
  isDefault: z.boolean(),
  createdAt: timestamp,
})

const newSavedAddress = z.strictObject({
  address,
  /** True makes it the default in place of the one before; the first is it anyway. */
  isDefault: z.boolean().optional(),
})

const tag = 'orders'

export const listSavedAddresses = endpoint({
  operationId: 'listSavedAddresses',
  tag,
  summary: 'The addresses that the account has saved: the default first, then the oldest',
  method: 'get',
  path: '/account/addresses',
  access: 'account',
  replies: { 200: single(z.array(savedAddress)) },
  problems: [],
})

export const addSavedAddress = endpoint({
  operationId: 'addSavedAddress',
  tag,
  summary: 'Save an address, at most ten. One that is saved already is answered as it is',
  method: 'post',
  path: '/account/addresses',
  access: 'account',
  body: newSavedAddress,
  replies: { 201: single(savedAddress) },
  problems: ['wrong-state'],
})

export const changeSavedAddress = endpoint({
  operationId: 'changeSavedAddress',
  tag,
  summary: 'Replace a saved address, or make it the default',
  method: 'put',
  path: '/account/addresses/{id}',
  access: 'account',
  params: z.object({ id }),
  body: newSavedAddress,
  replies: { 200: single(savedAddress) },
  problems: ['not-found'],
})

export const removeSavedAddress = endpoint({
  operationId: 'removeSavedAddress',
  tag,
  summary: 'Delete a saved address. The oldest of the others becomes the default, where it was the default',
  method: 'delete',
  path: '/account/addresses/{id}',
  access: 'account',
  params: z.object({ id }),
  replies: { 204: null },
  problems: ['not-found'],
})

export type SavedAddress = z.infer<typeof savedAddress>
export type NewSavedAddress = z.infer<typeof newSavedAddress>
