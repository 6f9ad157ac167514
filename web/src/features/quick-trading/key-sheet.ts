// Whether the keys of the trading screen are being told.

import { create } from 'zustand'

export const useKeySheet = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export function showKeys(isOpen: boolean): void {
  useKeySheet.setState({ isOpen })
}
