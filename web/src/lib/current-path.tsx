// The path of the page being shown, without its language, known while rendering: the server has no
// address bar to look at. In the signed-in app nobody sets it, and no link is the current one.

import { createContext, type ReactNode, useContext } from 'react'

const CurrentPath = createContext<string | undefined>(undefined)

export function CurrentPathProvider({ path, children }: { path: string; children: ReactNode }) {
  return <CurrentPath value={path}>{children}</CurrentPath>
}

export function useCurrentPath(): string | undefined {
  return useContext(CurrentPath)
}
