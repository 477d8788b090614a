import { createContext, type ReactNode } from 'react'

/** What helps a visitor on, below Not Found: the shell knows none of the goods. */
export const BelowNotFound = createContext<ReactNode>(null)
