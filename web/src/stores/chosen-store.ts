import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type ChosenStore = {
  /** The id of the store that the dashboard shows; empty: the first of one's own. */
  storeId: string
  choose: (storeId: string) => void
}

/** Which of several stores one works in, kept in this browser as `dashboardStore`. */
export const chosenStore = create<ChosenStore>()(
  persist((set) => ({ storeId: '', choose: (storeId) => set({ storeId }) }), { name: 'dashboardStore' }),
)
