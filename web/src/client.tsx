import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startSession } from './auth/start-session.ts'
import { getRouter } from './shell/router.tsx'

startSession()

// The framework's own client entry brings the decoder of server functions (9 kB), of which we have none.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})
