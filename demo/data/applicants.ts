import type { NumberKind } from '@makola/contract/verification/identity-numbers.ts'
import type { DemoStaff } from './people.ts'

export type DemoApplicant = {
  store: string
  submittedBy: DemoStaff['email']
  hoursAgo: number
  legalName: string
  numberKind: NumberKind
  number: string
  address: string
  contactEmail: string
  contactPhone: string
  /** The staff wants more. */
  more?: { hoursAgo: number; note: string }
}

/** Stores that want to be verified as businesses. Streets exist; the numbers only have the right shape. */
export const demoApplicants: readonly DemoApplicant[] = [
  {
    store: 'rift-roasters',
    submittedBy: 'seller@makola.test',
    hoursAgo: 26,
    legalName: 'Rift Roasters',
    numberKind: 'kra-pin',
    number: 'P051482516Q',
    address: '18 Lusaka Road, Industrial Area, Nairobi',
    contactEmail: 'seller@makola.test',
    contactPhone: '+254700001482',
  },
  {
    store: 'shea-and-soil',
    submittedBy: 'owner@makola.test',
    hoursAgo: 96,
    legalName: 'Shea & Soil',
    numberKind: 'ghana-registration',
    number: 'CS140072516',
    address: '5 Bolgatanga Road, Tamale',
    contactEmail: 'owner@makola.test',
    contactPhone: '+233200001482',
    more: { hoursAgo: 72, note: 'The seal cannot be read. Please photograph the certificate again, in daylight.' },
  },
]
