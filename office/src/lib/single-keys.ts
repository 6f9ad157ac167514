// Whether single keys do something: whoever speaks to their machine, or strikes keys by accident,
// turns them off (WCAG 2.1.4). It is kept in the browser, as the theme is.

import { useSyncExternalStore } from 'react'

const place = 'office.single-keys'
const hearing = new Set<() => void>()
/** Where the browser keeps nothing, as long as the page is open. */
let isOff = read()

export function areKeysOn(): boolean {
  return !isOff
}

export function switchKeys(): void {
  isOff = !isOff
  try {
    if (isOff) localStorage.setItem(place, 'off')
    else localStorage.removeItem(place)
  } catch {}
  for (const heard of hearing) heard()
}

export function useKeysOn(): boolean {
  return useSyncExternalStore(hear, areKeysOn)
}

function hear(heard: () => void): () => void {
  hearing.add(heard)
  return () => hearing.delete(heard)
}

function read(): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return false
  }
}
