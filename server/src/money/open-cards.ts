// Who takes card payments on this install: in a sandbox the simulated provider and nobody else, in
// a live one Stripe where its keys are set.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#contract/shared/languages.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Clock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { CardProvider } from './cards/card-provider.ts'
import {
  createSimulatedProvider,
  type FieldsPages,
  type SimulatedProvider,
} from './cards/simulated.provider.ts'
import { createStripeProvider } from './cards/stripe.provider.ts'

export type Cards = {
  /** Undefined where no cards are taken. */
  readonly provider: CardProvider | undefined
  readonly simulated: SimulatedProvider | undefined
  /** The page with the fields for a card; undefined where nothing was built. */
  readonly fieldsPages: FieldsPages
}

export type CardsOptions = {
  readonly config: {
    readonly installMode: InstallMode
    readonly stripeSecretKey: string | null
    readonly stripeWebhookSecret: string | null
  }
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
    return { provider, simulated: undefined, fieldsPages: {} }
  }
  const simulated = createSimulatedProvider({ db, clock, seal, mode, random: systemRandom })
  return { provider: simulated, simulated, fieldsPages: await readFieldsPages(projectRoot) }
}

/** One for each language that was built. */
async function readFieldsPages(projectRoot: string): Promise<FieldsPages> {
  const pages = await Promise.all(
    languages.map(async (language) => {
      const file = join(projectRoot, `dist/web/${language}/card-fields.html`)
      return [language, await readFile(file, 'utf8').catch(() => undefined)] as const
    }),
  )
  return Object.fromEntries(pages.filter(([, page]) => page !== undefined))
}
