// On phones the terms of the next trade and the open trades stand in sheets that are pulled up, one
// at a time, so that the price and both keys stay in view. Where there are no sheets this changes
// nothing.

import { create } from 'zustand'

export type SheetName = 'terms' | 'trades'

type Sheets = { readonly open: SheetName | null }

export const useSheets = create<Sheets>(() => ({ open: null }))

export const useIsOpen = (name: SheetName) => useSheets(({ open }) => open === name)

export function toggleSheet(name: SheetName): void {
  useSheets.setState(({ open }) => ({ open: open === name ? null : name }))
}

export function showSheet(name: SheetName | null): void {
  useSheets.setState({ open: name })
}
