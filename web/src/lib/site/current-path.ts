// Which page of the site this is, without its language: the server knows it as well as the browser.

import { createContext, useContext } from 'react'

/** Empty where no page of the site is: on the screens of signing in, and behind them. */
export const CurrentPath = createContext('')

export function useCurrentPath(): string {
  return useContext(CurrentPath)
}
