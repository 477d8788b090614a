import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import type { Money } from '@makola/money/money.ts'

/** The part of the payouts that nobody has sent yet. A process of the former release, which still runs beside, does not tell it. */
export const unsentOf = ({ onItsWay, unsent }: OwnBalance): Money => unsent ?? { ...onItsWay, amount: 0 }
