// Does what was asked about corrections. What one proposes takes a second person, so it says who
// that can be, and how to get one where there is nobody.

import { fileURLToPath } from 'node:url'
import type { KnownRefusal } from '#contract/refusals.ts'
import { usdShown, zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Config } from '#server/config.ts'
import { bindInstall } from '#server/install/operators/bind-install.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import { type Correction, stateOf } from '#server/money/corrections/correction.ts'
import {
  confirmCorrection,
  listCorrections,
  withdrawCorrection,
} from '#server/money/corrections/decide-correction.ts'
import {
  type CorrectionDeps,
  type CorrectionWish,
  listConfirmers,
  proposeCorrection,
} from '#server/money/corrections/propose-correction.ts'
import { confirmationsFor } from '#server/money/deposits/confirmations.ts'
import { openCards } from '#server/money/open-cards.ts'
import { openChains } from '#server/money/open-chains.ts'
import type { Db } from '#server/platform/db.ts'
import type { CorrectionsCommand } from './corrections-command.ts'
import { openInstallSeal } from './open-seal.ts'
import { writingDeps } from './run-clients-command.ts'
import type { PayingInstall } from './run-withdrawals-command.ts'
import { shown } from './shown.ts'

type Answer = readonly string[] | KnownRefusal

export type CorrectingInstall = PayingInstall &
  Pick<Config, 'stripeSecretKey' | 'stripeWebhookSecret'>

export async function runCorrectionsCommand(
  db: Db,
  install: CorrectingInstall,
  { command, acting }: { readonly command: CorrectionsCommand; readonly acting: Staff | null },
): Promise<Answer> {
  if (command.verb === 'list') {
    const found = await listCorrections(db, command.which)
    return found.length > 0 ? found.flatMap(linesOf) : ['No correction waits.']
  }
  if (!acting) return refuse('staff_actor_needed')
  const by = acting
  const deps = await correctingDeps(db, install)
  if (command.verb === 'propose') return propose(deps, command, by)
  const { id } = command
  if (command.verb === 'withdraw') {
    const withdrawn = await withdrawCorrection(deps, { id, by })
    return isRefusal(withdrawn) ? withdrawn : linesOf(withdrawn)
  }
  const done = await confirmCorrection(deps, { id, by })
  return isRefusal(done) ? done : [...linesOf(done), 'It is booked. The client is told.']
}

/** Chains and the card provider are asked what is really there. */
async function correctingDeps(db: Db, install: CorrectingInstall): Promise<CorrectionDeps> {
  await bindInstall(db, install.installMode)
  const seal = await openInstallSeal(install)
  const { settings: known } = await readTrusted(db, seal)
  const settings = () => known
  const writing = writingDeps(db, install)
  const { clock } = writing
  const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
  const cards = await openCards({ config: install, projectRoot, db, clock, seal })
  return {
    ...writing,
    chainOf: openChains({ config: install, db, clock, settings }).of,
    needed: (coin, units) => confirmationsFor(known, coin, units),
    provider: cards.provider,
  }
}

async function propose(
  deps: CorrectionDeps,
  command: Extract<CorrectionsCommand, { verb: 'propose' }>,
  by: Staff,
): Promise<Answer> {
  const correction = await proposeCorrection(deps, wishOf(command, by))
  if (isRefusal(correction)) return correction
  const others = await listConfirmers(deps, correction)
  const first = others[0]
  return [
    ...linesOf(correction),
    'Nothing has moved. It is booked once somebody else has confirmed it:',
    ...(first === undefined
      ? [
          'but nobody else who could works here. Add a second member of staff first:',
          'npm run staff -- members add EMAIL --as ADDRESS',
        ]
      : []),
    `npm run staff -- corrections confirm ${correction.id} --as ${shown(first ?? 'EMAIL')}`,
  ]
}

function wishOf(
  command: Extract<CorrectionsCommand, { verb: 'propose' }>,
  by: Staff,
): CorrectionWish {
  const { reason } = command
  switch (command.wish) {
    case 'deposit_restored':
      return { kind: command.wish, depositId: command.id, reason, by }
    case 'withdrawal_returned': {
      const { id: withdrawalId, amount, reference } = command
      return { kind: command.wish, withdrawalId, amount, reference, reason, by }
    }
    case 'goodwill':
      return { kind: command.wish, known: command.known, amount: command.amount, reason, by }
  }
}

function linesOf(correction: Correction): string[] {
  const { id, kind, clientId, amount, recovered, evidence, proposed, decided } = correction
  const about = correction.depositId ?? correction.withdrawalId
  const words = [
    ...[id, iso(proposed.at), stateOf(correction).padEnd(9), kind.replace('_', '-')],
    ...[`client ${clientId}`, `${usdShown(amount)}`],
    ...(recovered === zeroUsd ? [] : [`and ${usdShown(recovered)} of our loss`]),
  ]
  const end = decided ? `, ${decided.outcome} by ${shown(decided.email)}` : ''
  return [
    words.join('  '),
    ...(about === null ? [] : [`  of ${about}`]),
    ...(evidence === null ? [] : [`  ${shown(evidence)}`]),
    `  ${shown(correction.reason)}`,
    `  by ${shown(proposed.email)}${end}`,
  ]
}
