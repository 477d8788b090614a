import { create } from 'zustand'

type CartDrawer = {
  isOpen: boolean
  /** The last change of the cart, announced in the drawer: 'Added 2 × Wax print tote'. */
  news: string
  open: (news?: string) => void
  close: () => void
}

export const useCartDrawer = create<CartDrawer>()((set) => ({
  isOpen: false,
  news: '',
  open: (news = '') => set({ isOpen: true, news }),
  close: () => set({ isOpen: false }),
}))
