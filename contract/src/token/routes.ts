// Every call that is proved by what it brings along, instead of by a session.

import type { RoutesOf } from '../shared/route.ts'
import { cardWebhookRoutes } from './card-webhooks.ts'
import { chatMailRoutes } from './chat-mail.ts'
import { emailRoutes } from './emails.ts'
import { resetRoutes } from './password-reset.ts'
import { registrationRoutes } from './registrations.ts'
import { secondStepRoutes } from './second-step.ts'
import { sessionRoutes } from './sessions.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'
import { withdrawalLinkRoutes } from './withdrawal-links.ts'

export const tokenRoutes = {
  ...sessionRoutes,
  ...secondStepRoutes,
  ...emailRoutes,
  ...resetRoutes,
  ...registrationRoutes,
  ...cardWebhookRoutes,
  ...chatMailRoutes,
  ...unsubscribeRoutes,
  ...withdrawalLinkRoutes,
} as const satisfies RoutesOf<'token'>
