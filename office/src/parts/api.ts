// What parts of several screens ask the server.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Personal } from '#contract/staff/personal-data.ts'
import { personalDataRoutes as routes } from '#contract/staff/personal-data.ts'
import { ask } from '../lib/ask.ts'

/** Every screen that shows this field asks anew, and is answered the whole. */
export function useReveal({ client, field }: Pick<Personal, 'client' | 'field'>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(routes.officeReveal, { params: { id: client }, body: { field, reason } }),
    onSuccess: () => queries.invalidateQueries(),
  })
}
