// On phones the terms of the next trade stand in a sheet that comes up from the keys, so that the
// price and both keys stay in view.

import { create } from 'zustand'

type Sheet = { readonly isOpen: boolean }

export const useTermsSheet = create<Sheet>(() => ({ isOpen: false }))

export function toggleTerms(): void {
  useTermsSheet.setState(({ isOpen }) => ({ isOpen: !isOpen }))
}

/** Where there is no sheet this changes nothing. */
export function showTerms(isOpen: boolean): void {
  useTermsSheet.setState({ isOpen })
}
