import { createFileRoute } from '@tanstack/react-router'
import { StoreHome } from '../orders/store-home.tsx'

export const Route = createFileRoute('/dashboard/')({ component: StoreHome })
