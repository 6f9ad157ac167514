// Which account the client trades on, in this browser. The first use is the demo.

import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { Mode } from '#contract/wire.ts'

type Book = { readonly mode: Mode }

export const useBook = create<Book>()(
  persist(() => ({ mode: 'demo' as Mode }), {
    name: 'mode',
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
)

export function chooseMode(mode: Mode): void {
  useBook.setState({ mode })
}
