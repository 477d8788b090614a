import type { Module } from '../platform/module.ts'

export const ledgerModule: Module = { name: 'ledger' }
