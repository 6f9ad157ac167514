// Does what was asked about corrections. What one proposes takes a second person, so it says who
// that can be, and how to get one where there is nobody.

import type { KnownRefusal } from '#contract/refusals.ts'
import { usdShown, zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Staff } from '#server/install/operators/staff.ts'
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
import type { CorrectionsCommand } from './corrections-command.ts'
import type { Office } from './open-office.ts'
import { shown } from './shown.ts'

type Answer = readonly string[] | KnownRefusal

export async function runCorrectionsCommand(
  office: Office,
  { command, acting }: { readonly command: CorrectionsCommand; readonly acting: Staff | null },
): Promise<Answer> {
  if (command.verb === 'list') {
    const found = await listCorrections(office.db, command.which)
    return found.length > 0 ? found.flatMap(linesOf) : ['No correction waits.']
  }
  if (!acting) return refuse('staff_actor_needed')
  const by = acting
  // Chains and the card provider are asked what is really there.
  const { corrections: deps } = await office.money()
  if (command.verb === 'propose') return propose(deps, command, by)
  const { id } = command
  if (command.verb === 'withdraw') {
    const withdrawn = await withdrawCorrection(deps, { id, by })
    return isRefusal(withdrawn) ? withdrawn : linesOf(withdrawn)
  }
  const done = await confirmCorrection(deps, { id, by })
  return isRefusal(done) ? done : [...linesOf(done), 'It is booked. The client is told.']
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
