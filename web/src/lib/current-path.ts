// Which page of the site this is, without its language: the server knows it as well as the browser.

import { createContext, useContext } from 'react'

export const CurrentPath = createContext('/')

export function useCurrentPath(): string {
  return useContext(CurrentPath)
}
