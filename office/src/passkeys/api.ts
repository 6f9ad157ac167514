// What the screen of a member's passkeys asks.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { makePasskey } from '#browser/page/passkeys.ts'
import { staffPasskeyRoutes as routes } from '#contract/staff/passkeys.ts'
import { ask } from '../lib/ask.ts'

export function usePasskeys() {
  return useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => ask(routes.officePasskeys, { signal }),
  })
}

function useChange<Wish>(change: (wish: Wish) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    // What may be shown at the door is another thing now too.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['passkeys'] }),
        queries.invalidateQueries({ queryKey: ['door'] }),
      ]),
  })
}

export function useNewPasskey() {
  return useChange(async (name: string) => {
    const passkey = await makePasskey(await ask(routes.officePasskeyOptions))
    return passkey ? ask(routes.officePasskeyNew, { body: { name, passkey } }) : null
  })
}

export function useNaming(id: string) {
  return useChange((name: string) =>
    ask(routes.officePasskeyName, { params: { id }, body: { name } }),
  )
}

export function useRemoval() {
  return useChange((id: string) => ask(routes.officePasskeyRemoval, { params: { id } }))
}
