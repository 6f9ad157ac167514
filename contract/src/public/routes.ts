// Every call that anyone may ask.

import type { RoutesOf } from '../shared/route.ts'
import { calibrationRoutes } from './calibration.ts'
import { chatRoutes } from './chat.ts'
import { claimRoutes } from './claims.ts'
import { contactRoutes } from './contact.ts'
import { countryRoutes } from './countries.ts'
import { healthRoutes } from './health.ts'
import { owedRoutes } from './liabilities.ts'
import { marketRoutes } from './market.ts'
import { markoutRoutes } from './markouts.ts'
import { overviewRoutes } from './overview.ts'
import { passkeySignInRoutes } from './passkey-sign-in.ts'
import { forgottenRoutes } from './passwords.ts'
import { payoutRoutes } from './payouts.ts'
import { pictureRoutes } from './pictures.ts'
import { planTableRoutes } from './plan-table.ts'
import { legalTextRoutes } from './published-texts.ts'
import { signInRoutes } from './sign-in.ts'
import { signalRoutes } from './signals.ts'
import { statusRoutes } from './status.ts'

export const publicRoutes = {
  ...signInRoutes,
  ...passkeySignInRoutes,
  ...forgottenRoutes,
  ...pictureRoutes,
  ...countryRoutes,
  ...contactRoutes,
  ...chatRoutes,
  ...legalTextRoutes,
  ...marketRoutes,
  ...overviewRoutes,
  ...calibrationRoutes,
  ...markoutRoutes,
  ...claimRoutes,
  ...statusRoutes,
  ...payoutRoutes,
  ...owedRoutes,
  ...planTableRoutes,
  ...signalRoutes,
  ...healthRoutes,
} as const satisfies RoutesOf<'public'>
