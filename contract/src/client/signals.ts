// Signals as clients get them: also those whose window has not closed.

import * as z from 'zod/mini'
import { ruleNames } from '../public/signal-rules.ts'
import { SignalView } from '../public/signals.ts'
import { Page, pageQuery, text } from '../shared/wire.ts'

export const ownSignalRoutes = {
  signals: {
    method: 'GET',
    path: '/signals',
    audience: 'client',
    scope: 'read',
    summary: 'All signals, newest first; `running` are those that have not closed.',
    query: z.strictObject({
      only: z.optional(z.enum(['running', 'ended'])),
      rule: z.optional(z.enum(ruleNames)),
      symbol: z.optional(text(20)),
      ...pageQuery,
    }),
    reply: Page(SignalView),
  },
} as const
