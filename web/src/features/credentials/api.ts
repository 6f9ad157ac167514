// What this feature asks the server.

import {
  type EmailChange,
  type PasswordChange,
  passwordRoutes,
} from '#contract/client/passwords.ts'
import { call } from '../../lib/http/call.ts'

export const askForNewEmail = (body: EmailChange) => call(passwordRoutes.askForNewEmail, { body })

export const changePassword = (body: PasswordChange) =>
  call(passwordRoutes.changePassword, { body })
