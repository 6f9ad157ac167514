// What plans are called.

import { planTiers } from '#contract/public/plans.ts'
import { clients as t } from '../words/clients.ts'

export const planWords: Readonly<Record<string, string>> = {
  None: t.noPlan,
  ...Object.fromEntries(planTiers.map(({ id, name }) => [id, name])),
}
