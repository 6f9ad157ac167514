// A choice that survives a reload, kept in this browser under its name.

import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type Fields, keptFields } from '#browser/page/kept.ts'

/** What was kept is laid over `initial`, so that a choice added later has a value too. */
export function createStored<T extends object>(
  name: string,
  initial: T,
  fields: Fields<T>,
): UseBoundStore<StoreApi<T>> {
  const kept = keptFields(localStorage.getItem(name), fields)
  const store = create<T>(() => ({ ...initial, ...kept }))
  store.subscribe((state) => localStorage.setItem(name, JSON.stringify(state)))
  return store
}
