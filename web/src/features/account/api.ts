// What this feature asks the server.

import { accountRoutes } from '#contract/client/accounts.ts'
import { call } from '../../lib/http/call.ts'

export const topUpDemo = () => call(accountRoutes.topUpDemo)
