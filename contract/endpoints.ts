import * as carts from './carts.ts'
import * as catalogue from './catalogue.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as rates from './rates.ts'
import * as shipping from './shipping.ts'
import * as shop from './shop.ts'
import * as stores from './stores.ts'

const nouns = { ...shop, ...rates, ...stores, ...catalogue, ...shipping, ...carts, ...payments, ...orders }

type EndpointsOf<T> = { [K in keyof T as T[K] extends AnyEndpoint ? K : never]: T[K] }

/** Every call of the API by its name, as types: what the web's client is typed by. */
export type Endpoints = EndpointsOf<typeof nouns>

/** Every call of the API, for openapi.json and for the checks that walk all of them. */
export const endpoints = (Object.values(nouns) as object[]).filter(
  (value): value is AnyEndpoint => 'operationId' in value && 'path' in value,
)
