// Who takes card payments on this install: in a sandbox the simulated provider and nobody else, in
// a live one Stripe where its keys are set.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { CardProvider } from './money/cards/card-provider.ts'
import { registerCardRoutes } from './money/cards/cards.routes.ts'
import type { CardDeps } from './money/cards/deposit-by-card.ts'
import {
  createSimulatedProvider,
  type SimulatedProvider,
} from './money/cards/simulated.provider.ts'
import { registerSimulatedRoutes } from './money/cards/simulated.routes.ts'
import { createStripeProvider } from './money/cards/stripe.provider.ts'
import type { Clock } from './platform/clock.ts'
import { systemRandom } from './platform/crypto.ts'
import type { Db } from './platform/db.ts'
import type { Router } from './platform/http.ts'
import type { Seal } from './platform/seal.ts'

export type Cards = {
  /** Undefined where no cards are taken. */
  readonly provider: CardProvider | undefined
  readonly simulated: SimulatedProvider | undefined
  /** The page with the fields for a card; undefined where nothing was built. */
  readonly fieldsPage: string | undefined
}

export type CardsOptions = {
  readonly config: Pick<Config, 'installMode' | 'stripeSecretKey' | 'stripeWebhookSecret'>
  readonly projectRoot: string
  readonly db: Db
  readonly clock: Clock
  readonly seal: Seal
}

export async function openCards(options: CardsOptions): Promise<Cards> {
  const { config, projectRoot, db, clock, seal } = options
  const { installMode: mode, stripeSecretKey: secretKey, stripeWebhookSecret } = config
  if (mode === 'live') {
    const isSet = secretKey !== null && stripeWebhookSecret !== null
    const provider = isSet
      ? createStripeProvider({ secretKey, webhookSecret: stripeWebhookSecret })
      : undefined
    return { provider, simulated: undefined, fieldsPage: undefined }
  }
  const simulated = createSimulatedProvider({ db, clock, seal, mode, random: systemRandom })
  // In English, as all of the signed-in area.
  const file = join(projectRoot, 'dist/web/en/card-fields.html')
  const fieldsPage = await readFile(file, 'utf8').catch(() => undefined)
  return { provider: simulated, simulated, fieldsPage }
}

export function registerCards(
  app: FastifyInstance,
  router: Router,
  { provider, simulated, fieldsPage }: Cards,
  deps: Omit<CardDeps, 'provider'>,
): void {
  registerCardRoutes(app, router, { ...deps, provider })
  if (simulated) registerSimulatedRoutes(app, { provider: simulated, fieldsPage })
}
