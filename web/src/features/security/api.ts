// What this feature asks the server, and by which keys its answers are kept.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { deviceRoutes } from '#contract/client/devices.ts'
import { factorRoutes } from '#contract/client/factors.ts'
import type { NewCredential } from '#contract/shared/second-factors.ts'
import { ask, call } from '../../lib/http/call.ts'
import { ownFactors } from '../../lib/proof/api.ts'

/** Each answer begins with it: a change asks for all of them anew. */
const all = ['security'] as const

export const allOfSecurity = { queryKey: all }

export const factorsQuery = queryOptions({
  queryKey: [...all, 'factors'],
  queryFn: ({ signal }) => ownFactors(signal),
})

export const sessionsQuery = queryOptions({
  queryKey: [...all, 'sessions'],
  queryFn: ({ signal }) => ask(factorRoutes.sessions, { signal }),
})

export const devicesQuery = queryOptions({
  queryKey: [...all, 'devices'],
  queryFn: ({ signal }) => ask(deviceRoutes.devices, { signal }),
})

export const eventsQuery = infiniteQueryOptions({
  queryKey: [...all, 'events'],
  queryFn: ({ pageParam, signal }) =>
    call(factorRoutes.events, { query: { limit: '20', cursor: pageParam }, signal }),
  ...pageByPage,
})

export async function startTotp(proof: string) {
  return ask(factorRoutes.totpStart, { body: { proof } })
}

export const confirmTotp = (code: string) => call(factorRoutes.totpConfirm, { body: { code } })

export const removeTotp = (code: string) => call(factorRoutes.totpRemove, { body: { code } })

export async function passkeyOptions(proof: string) {
  return ask(factorRoutes.passkeyOptions, { body: { proof } })
}

export const addPasskey = (name: string, passkey: NewCredential) =>
  call(factorRoutes.passkeyAdd, { body: { name, passkey } })

export const renamePasskey = (id: string, name: string) =>
  call(factorRoutes.passkeyRename, { params: { id }, body: { name } })

export const removePasskey = (id: string, proof: string) =>
  call(factorRoutes.passkeyRemove, { params: { id }, body: { proof } })

export const makeRecoveryCodes = (proof: string) =>
  call(factorRoutes.recoveryCodes, { body: { proof } })

export const endSession = (id: string) => call(factorRoutes.sessionEnd, { params: { id } })

export const endOtherSessions = () => call(factorRoutes.sessionEndOthers)

export const forgetDevice = (id: string) => call(deviceRoutes.deviceForget, { params: { id } })
