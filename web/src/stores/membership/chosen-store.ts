import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type ChosenStore = {
  /** The slug of the store that this tab's dashboard shows; empty: the first of one's own. */
  slug: string
  choose: (slug: string) => void
}

/** Which of several stores one works in, as `?store=` in the address says; where it says nothing, the last one in this browser. */
export const chosenStore = create<ChosenStore>()(
  persist((set) => ({ slug: '', choose: (slug) => set({ slug }) }), { name: 'dashboardStore' }),
)
