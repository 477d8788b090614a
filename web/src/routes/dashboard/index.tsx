import { createFileRoute } from '@tanstack/react-router'
import { StoreHome } from '../../orders/home/store-home.tsx'

export const Route = createFileRoute('/dashboard/')({ component: StoreHome })
