// What a link or an address has done to the account that is shown, until it has been read: a page
// of the live account takes one there, or cannot be shown on the demo.

import { useLocation } from 'wouter'
import { create } from 'zustand'
import type { Mode } from '#contract/shared/wire.ts'
import { useBook } from '../lib/trading/book.ts'

export type ModeNote = {
  /** The page it stands on. */
  readonly at: string
  /** The account while it does. */
  readonly mode: Mode
  /** Where the address wanted to go; none where one is there. */
  readonly missed?: string
}

const useNote = create<{ readonly note: ModeNote | undefined }>(() => ({ note: undefined }))

export function noteMode(note: ModeNote): void {
  useNote.setState({ note })
}

export function forgetModeNote(): void {
  useNote.setState({ note: undefined })
}

/** What is to be said here and now. */
export function useModeNote(): ModeNote | undefined {
  const { note } = useNote()
  const mode = useBook((book) => book.mode)
  const [pathname] = useLocation()
  return note?.at === pathname && note.mode === mode ? note : undefined
}
