// The header asks for the instrument search; the trading screen, which has it, opens it.

import { create } from 'zustand'

export const useSearchRequest = create<{ readonly asked: number }>(() => ({ asked: 0 }))

export function askForSearch(): void {
  useSearchRequest.setState(({ asked }) => ({ asked: asked + 1 }))
}
