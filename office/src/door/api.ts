// What the door asks the server. Whoever comes in has an answer that is the door's from then on.

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { signWithPasskey } from '#browser/page/passkeys.ts'
import { type Door, deskRoutes, doorRoutes } from '#contract/staff/office.ts'
import { ask } from '../lib/ask.ts'

function useEntering<Body>(enter: (body: Body) => Promise<Door>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: enter,
    onSuccess: (door) => seatAt(queries, door),
  })
}

/** What was asked of the door before would come after it, and be of before. */
async function seatAt(queries: QueryClient, door: Door): Promise<void> {
  await queries.cancelQueries({ queryKey: ['door'] })
  queries.setQueryData(['door'], door)
}

type BodyOf<R extends { readonly body: z.core.$ZodType }> = z.core.output<R['body']>

export function useSignIn() {
  return useEntering((body: BodyOf<typeof doorRoutes.officeSignIn>) =>
    ask(doorRoutes.officeSignIn, { body }),
  )
}

export function useComingIn() {
  return useEntering((body: BodyOf<typeof doorRoutes.officeComeIn>) =>
    ask(doorRoutes.officeComeIn, { body }),
  )
}

export function useSettingUp() {
  return useEntering((body: BodyOf<typeof doorRoutes.officeSetUp>) =>
    ask(doorRoutes.officeSetUp, { body }),
  )
}

export function useProof() {
  return useEntering((body: BodyOf<typeof deskRoutes.officeProof>) =>
    ask(deskRoutes.officeProof, { body }),
  )
}

/** Null: they thought better of it. */
export function usePasskeyProof() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await ask(deskRoutes.officeProofPasskey))
      return passkey ? ask(deskRoutes.officeProof, { body: { passkey } }) : null
    },
    onSuccess: async (door) => {
      if (door) await seatAt(queries, door)
    },
  })
}

type Known = BodyOf<typeof doorRoutes.officeSignInPasskey>

/** Null: they thought better of it. */
export function usePasskeySignIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: Known) => {
      const passkey = await signWithPasskey(await ask(doorRoutes.officeSignInPasskey, { body }))
      return passkey ? ask(doorRoutes.officeSignIn, { body: { ...body, passkey } }) : null
    },
    onSuccess: async (door) => {
      if (door) await seatAt(queries, door)
    },
  })
}

export function useEnrolment() {
  return useMutation({ mutationFn: () => ask(deskRoutes.officeEnrolment) })
}

export function useEnrolmentEnd() {
  return useEntering((body: BodyOf<typeof deskRoutes.officeEnrolmentEnd>) =>
    ask(deskRoutes.officeEnrolmentEnd, { body }),
  )
}
