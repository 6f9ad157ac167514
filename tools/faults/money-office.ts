// What members of staff ask of the office by HTTP, as its screens do: again until it is clearly
// answered, since the server may be killed in the middle of it.

import { randomUUID } from 'node:crypto'
import { present } from '#kernel/assert.ts'
import { insertStaffSession } from '#server/install/desks/desks.store.ts'
import { hashOfToken, newToken, systemRandom } from '#server/platform/crypto.ts'
import type { Doing } from './money-asks.ts'
import { callUntil, type Reply, type Who } from './money-calls.ts'
import type { MoneyInstall, staff } from './money-install.ts'

export type Member = (typeof staff)[number]

/** A session of its own each time: none of them outlives a run whose clock is fast. */
export async function sitDown({ db, now }: MoneyInstall, member: Member): Promise<Who> {
  const rows = await db.rows<{ id: bigint }>('select id from operators where email = $1', [member])
  const token = newToken(systemRandom)
  const [address, at] = ['10.200.0.1', now()]
  const session = {
    id: randomUUID(),
    operatorId: present(rows[0], 'they work here').id,
    tokenHash: hashOfToken(token),
    userAgent: 'none',
    address,
    provenAt: null,
    provenBy: 'app',
    isInvited: false,
  } as const
  await insertStaffSession(db, session, at)
  return { token, ip: address, isStaff: true }
}

/** `path`: below /office. A second answer may be that it is done already. */
export async function askOffice(
  doing: Doing,
  member: Member,
  { path, body = {} }: { readonly path: string; readonly body?: object },
): Promise<Reply> {
  const desk = await sitDown(doing.install, member)
  return callUntil(doing.caller, desk, { method: 'POST', path: `/office${path}`, body })
}

export async function readOffice(doing: Doing, member: Member, path: string): Promise<Reply> {
  const desk = await sitDown(doing.install, member)
  return callUntil(doing.caller, desk, { method: 'GET', path: `/office${path}` })
}
