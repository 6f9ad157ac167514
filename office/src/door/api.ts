// What the door asks the server. Whoever comes in has an answer that is the door's from then on.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type Door, deskRoutes, doorRoutes } from '#contract/staff/office.ts'
import { ask } from '../lib/ask.ts'

function useEntering<Body>(enter: (body: Body) => Promise<Door>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: enter,
    onSuccess: (door) => queries.setQueryData(['door'], door),
  })
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

export function useEnrolment() {
  return useMutation({ mutationFn: () => ask(deskRoutes.officeEnrolment) })
}

export function useEnrolmentEnd() {
  return useEntering((body: BodyOf<typeof deskRoutes.officeEnrolmentEnd>) =>
    ask(deskRoutes.officeEnrolmentEnd, { body }),
  )
}
