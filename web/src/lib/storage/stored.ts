// A choice that survives a reload, kept in this browser under its name.

import { create, type StoreApi, type UseBoundStore } from 'zustand'

/** What was kept is laid over `initial`, so that a choice added later has a value too. */
export function createStored<T extends object>(
  name: string,
  initial: T,
): UseBoundStore<StoreApi<T>> {
  const store = create<T>(() => ({ ...initial, ...kept(name) }))
  store.subscribe((state) => localStorage.setItem(name, JSON.stringify(state)))
  return store
}

function kept(name: string): object {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
