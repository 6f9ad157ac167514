// How a list is asked for, kept in its address: filters, sorting and what was typed to search, so
// that what somebody sees can be sent to a colleague.

import { useSearchParams } from 'wouter'

export type ListState = {
  /** Undefined where it is not set. */
  readonly of: (name: string) => string | undefined
  /** An empty value takes it away. It is no step of the browser's back. */
  readonly set: (name: string, value: string | undefined) => void
  readonly clear: () => void
  readonly isFiltered: boolean
  /** All that is set, for the call and its key. */
  readonly all: Readonly<Record<string, string>>
}

export function useListState(names: readonly string[]): ListState {
  const [params, setParams] = useSearchParams()
  const all = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  return {
    all,
    of: (name) => all[name],
    set: (name, value) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known)
          if (value === undefined || value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true },
      ),
    clear: () =>
      setParams(
        (known) => new URLSearchParams([...known].filter(([name]) => !names.includes(name))),
        {
          replace: true,
        },
      ),
    isFiltered: names.some((name) => name !== 'sort' && all[name] !== undefined),
  }
}
