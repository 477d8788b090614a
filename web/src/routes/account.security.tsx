import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '../auth/security/security-page.tsx'

export const Route = createFileRoute('/account/security')({ component: SecurityPage })
