import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type ChosenStore = {
  /** The slug of the store in this tab's dashboard; empty: the first of one's own. */
  slug: string
  choose: (slug: string) => void
}

/** The current one of several stores: `?store=` in the address, otherwise the last one in this browser. */
export const chosenStore = create<ChosenStore>()(
  persist((set) => ({ slug: '', choose: (slug) => set({ slug }) }), { name: 'dashboardStore' }),
)
