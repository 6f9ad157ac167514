// Does what was asked about clients' accounts.

import type { KnownRefusal } from '#contract/refusals.ts'
import { usdShown } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Client } from '#server/identity/clients/client.ts'
import {
  findReferrals,
  type ListedClient,
  listClients,
} from '#server/identity/clients/list-clients.ts'
import { findStanding, listFrozen, type Standing } from '#server/identity/freezes/find-standing.ts'
import { freezeAccount } from '#server/identity/freezes/freeze-account.ts'
import { unfreezeAccount } from '#server/identity/freezes/unfreeze-account.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Db } from '#server/platform/db.ts'
import type { ClientsCommand } from './clients-command.ts'
import type { Office } from './open-office.ts'
import { reasonShown, shown } from './shown.ts'

export async function runClientsCommand(
  office: Office,
  { command, acting }: { readonly command: ClientsCommand; readonly acting: Staff | null },
): Promise<readonly string[] | KnownRefusal> {
  const { db } = office
  if (command.verb === 'list') return listed(db, command)
  if (command.verb === 'frozen') {
    const frozen = await listFrozen(db)
    return frozen.length > 0 ? frozen.flatMap(linesOf) : ['No account is frozen.']
  }
  const { known } = command
  if (command.verb === 'show') {
    const standing = await findStanding(db, known)
    if (!standing) return refuse('not_found')
    return [...linesOf(standing), ...(await factsOf(db, standing.client))]
  }
  if (!acting) return refuse('staff_actor_needed')
  const by = acting
  if (command.verb === 'freeze') {
    const frozen = await freezeAccount(office, { known, reason: command.reason, by })
    return isRefusal(frozen) ? frozen : [...linesOf(frozen), 'The client is told.']
  }
  const done = await unfreezeAccount(office, { known, reason: command.reason, by })
  if (isRefusal(done)) return done
  const next =
    done.missing === 0
      ? 'The account goes on. The client is told.'
      : `It goes on once ${done.missing} more of you say so: clients unfreeze ${done.client.id}`
  return [...linesOf(done), next]
}

const pageLength = 50

async function listed(
  db: Db,
  { words, before }: Extract<ClientsCommand, { verb: 'list' }>,
): Promise<string[]> {
  const { clients, next } = await listClients(db, { words, before, most: pageLength })
  if (clients.length === 0) return ['No client is found.']
  const more = next === null ? [] : [`More: clients list ${words} --before ${next}`]
  return [...clients.map(lineOf), ...more.map((line) => shown(line.replace('  ', ' ')))]
}

function lineOf(client: ListedClient): string {
  const { id, state, createdAt, email, name, country, plan, isConfirmed, isIdentified } = client
  return [
    ...[`${id}`, state.padEnd(6), iso(createdAt).slice(0, 10), country ?? '--'],
    ...[`${usdShown(client.balance)}`, plan, isIdentified ? 'identified' : 'unidentified'],
    ...[`${shown(email)}${isConfirmed ? '' : ' (unconfirmed)'}`, shown(name)],
  ].join('  ')
}

/** Who brought the client, and whom they brought. */
async function factsOf(db: Db, { id, referralCode }: Client): Promise<string[]> {
  const { by, count } = await findReferrals(db, id)
  const from = by ? `by the code of ${by.id}  ${shown(by.email)}` : 'by nobody’s code'
  return [`  came ${from}; ${count} came by theirs (${referralCode})`]
}

function linesOf({ client, balance, freezes }: Standing): string[] {
  const { id, email, firstname, lastname, state } = client
  const words = [`${id}`, state.padEnd(6), `${usdShown(balance)}`, shown(email)]
  return [
    [...words, shown(`${firstname} ${lastname}`)].join('  '),
    ...freezes.flatMap(({ at, actor, reason, isMoneyMissing, approvals }) => [
      `  frozen ${iso(at)} by ${shown(actor)}${isMoneyMissing ? ', money is missing' : ''}: ` +
        reasonShown(reason),
      ...approvals.map(
        (one) => `  may go on, says ${shown(one.email)} ${iso(one.at)}: ${shown(one.reason)}`,
      ),
    ]),
  ]
}
