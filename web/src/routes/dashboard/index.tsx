import { createFileRoute } from '@tanstack/react-router'
import { QuestionsTask } from '../../messages/selling/questions-task.tsx'
import { StoreHome } from '../../orders/home/store-home.tsx'
import { RequestsTask } from '../../requests/answering/requests-task.tsx'

export const Route = createFileRoute('/dashboard/')({ component: Home })

function Home() {
  return (
    <StoreHome
      tasks={
        <>
          <RequestsTask />
          <QuestionsTask />
        </>
      }
    />
  )
}
