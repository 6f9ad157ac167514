// The calls by which staff note coins that they moved themselves, and decide on what others noted.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { StaffMovement } from '#contract/staff/custody.ts'
import { mayDo } from '#contract/staff/powers.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { unitsFromText, unitsToText } from '#kernel/coins.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor } from '#server/install/operators/bar.ts'
import { success } from '#server/platform/reply.ts'
import { type Movement, signedUnits, stateOf } from './custody.ts'
import { decideMovement, findMovement, pageOfMovements } from './decide-movement.ts'
import { type CustodyDeps, noteMovement } from './note-movement.ts'

export function registerCustody(office: OfficeRouter, deps: CustodyDeps): void {
  const { db, clock } = deps
  const viewed = (movement: Movement, { session }: StaffAtDesk): StaffMovement => {
    const { id, kind, coin, network, txid, notedBy, notedAt, confirmedBy, droppedBy } = movement
    const { member } = session
    const action = 'custody_movement.decide'
    const decidable = { action, client: null, makers: [notedBy], givenBy: [] } as const
    const state = stateOf(movement)
    const units = signedUnits(movement)
    return {
      id,
      kind,
      coin,
      network,
      transaction: txid,
      coins: `${units < 0n ? '-' : ''}${unitsToText(coin, units < 0n ? -units : units)}`,
      state,
      noted_by: notedBy,
      noted_at: iso(notedAt),
      decided_by: confirmedBy ?? droppedBy,
      bar: barFor({ ...decidable, notBefore: null }, member, clock.now()),
      can_drop: state === 'noted' && mayDo(member.roles, action),
    }
  }
  const answer = (outcome: Movement | KnownRefusal, staff: StaffAtDesk) =>
    isRefusal(outcome) ? outcome : success('The movement.', viewed(outcome, staff))

  office.on(routes.officeMovements, async ({ query: { cursor, limit }, staff }) => {
    if (cursor !== undefined && !isUuid(cursor)) return refuse('malformed')
    const found = await pageOfMovements(db, { after: cursor ?? null, limit: limit + 1 })
    const page = found.slice(0, limit)
    const data = page.map((one) => viewed(one, staff))
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return { ...success('Movements.', data), next_cursor: next }
  })

  office.on(routes.officeMovement, async ({ params: { id = '' }, staff }) => {
    const found = isUuid(id) ? await findMovement(db, id) : undefined
    return found ? answer(found, staff) : refuse('not_found')
  })

  office.on(routes.officeMovementNoted, async ({ staff, body }) => {
    const { kind, coin, transaction, coins } = body
    const units = coins === undefined ? undefined : unitsFromText(coin, coins)
    if (coins !== undefined && units === undefined) return refuse('malformed')
    const txid = transaction.toLowerCase()
    return answer(await noteMovement(deps, { kind, coin, txid, units, by: staff.staff }), staff)
  })

  office.on(routes.officeMovementDecision, async ({ params: { id = '' }, staff, body }) => {
    if (!isUuid(id)) return refuse('not_found')
    const { outcome } = body
    return answer(await decideMovement(deps, { id, outcome, by: staff.staff }), staff)
  })
}
