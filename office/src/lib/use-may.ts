// Whether whoever sits here may do something: what a screen offers. The server asks again.

import { useQueryClient } from '@tanstack/react-query'
import type { Door } from '#contract/staff/office.ts'
import type { StaffAction } from '#contract/staff/powers.ts'

export function useMay(action: StaffAction): boolean {
  return useActions().includes(action)
}

/** All that they may do. */
export function useActions(): readonly string[] {
  const door = useQueryClient().getQueryData<Door>(['door'])
  return door?.desk?.actions ?? []
}
