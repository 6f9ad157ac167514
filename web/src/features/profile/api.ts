// What this feature asks the server, and by which keys its answers are kept.

import { queryOptions } from '@tanstack/react-query'
import { accountRoutes } from '#contract/client/accounts.ts'
import { type IdentityChange, identityRoutes } from '#contract/client/identity.ts'
import { type ProfileChange, profileRoutes } from '#contract/client/profiles.ts'
import { ask, call } from '../../lib/http/call.ts'

export const identityQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: () => ask(identityRoutes.identityView),
})

export type IdentityRequest = { readonly body: IdentityChange; readonly file: File }

export const askIdentityChange = (request: IdentityRequest) =>
  call(identityRoutes.askIdentityChange, request)

export const takeBackIdentityChange = (id: string) =>
  call(identityRoutes.takeBackIdentityChange, { params: { id } })

export const updateProfile = (body: ProfileChange, picture: File | undefined) =>
  call(profileRoutes.updateProfile, { body, file: picture })

export const removeAvatar = () => call(profileRoutes.removeAvatar)

export const referralsQuery = queryOptions({
  queryKey: ['referrals'],
  queryFn: ({ signal }) => ask(accountRoutes.referrals, { signal }),
  staleTime: 0,
})
