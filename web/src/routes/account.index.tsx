import { createFileRoute } from '@tanstack/react-router'
import { AccountOrders } from '../orders/account/account-orders.tsx'

export const Route = createFileRoute('/account/')({ component: AccountOrders })
