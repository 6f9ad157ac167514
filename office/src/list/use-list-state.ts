// How a list is asked for and shown, kept in its address: filters, sorting, what was typed to
// search and which columns there are, so that what somebody sees can be sent to a colleague.

import { useSearchParams } from 'wouter'
import { findingFilters } from '#contract/staff/lists.ts'

export type ListState = {
  /** Undefined where it is not set. */
  readonly of: (name: string) => string | undefined
  /** An empty value takes it away. It is no step of the browser's back. */
  readonly set: (name: string, value: string | undefined) => void
  readonly clear: () => void
  readonly isFiltered: boolean
  /** All that is set, for the call and its key. */
  readonly all: Readonly<Record<string, string>>
  /** What a view keeps: all but what finds one, and the columns. */
  readonly kept: Readonly<Record<string, string>>
  /** The columns that are asked for, in the order of the list; undefined: the usual ones. */
  readonly columns: readonly string[] | undefined
}

const shown = 'columns'
const finding: readonly string[] = findingFilters

export function useListState(names: readonly string[]): ListState {
  const [params, setParams] = useSearchParams()
  const set = [...names, shown].flatMap((name): [string, string][] => {
    const value = params.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  const all = Object.fromEntries(set.filter(([name]) => name !== shown))
  return {
    all,
    kept: Object.fromEntries(set.filter(([name]) => !finding.includes(name))),
    columns: new Map(set).get(shown)?.split(','),
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
