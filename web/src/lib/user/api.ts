// What is asked about the client who is signed in, and by which keys the answers are kept.

import { queryOptions } from '@tanstack/react-query'
import { accountRoutes } from '#contract/client/accounts.ts'
import { sessionRoutes } from '#contract/token/sessions.ts'
import { ask, call } from '../http/call.ts'

export const userQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => ask(accountRoutes.me),
})

export const logout = () => call(sessionRoutes.logout)

export const resendConfirmation = () => call(accountRoutes.resendConfirmation)
