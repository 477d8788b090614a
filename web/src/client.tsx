import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startSession } from './auth/session/start-session.ts'
import { keepPlace } from './shell/page/keep-place.ts'
import { followNewerShop, isLostFile, watchFiles } from './shell/page/lost-file.ts'
import { getRouter } from './shell/router/router.tsx'
import { watchLayers } from './ui/layers/layers.ts'
import { whenPartIsLost } from './ui/layers/lazy-part.tsx'
import { toast, toastArea } from './ui/messages/toast.ts'
import { browserWords } from './ui/words/use-words.ts'

startSession()
watchFiles(import.meta.url)
whenPartIsLost((error) => {
  if (isLostFile(error)) void followNewerShop()
  if (toastArea.isReady) void toast.error(browserWords()('shell.part-lost'), { id: 'lost-part' })
})

watchLayers()
const router = getRouter()
keepPlace(router)

// The framework's own client entry brings the decoder of server functions (9 kB), of which we have none.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
