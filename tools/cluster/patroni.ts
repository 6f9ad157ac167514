// What Patroni says of its cluster, and a planned change of the leader.

import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { type Machine, type Plan, ports } from './parts.ts'

const Member = z.object({ name: z.string(), role: z.string(), state: z.string() })
const Cluster = z.object({ members: z.array(Member) })

/** Who leads, and who has all that was committed; undefined while nobody can say. */
export type Standing = { readonly leader: Machine; readonly sync: Machine; readonly all: boolean }

const askPatienceMs = 1_500

export async function standingOf(plan: Plan): Promise<Standing | undefined> {
  for (const { address } of plan.databases) {
    const url = `http://${address}:${ports.patroni}/cluster`
    const body = await fetch(url, { signal: AbortSignal.timeout(askPatienceMs) })
      .then((answer) => answer.json())
      .catch(() => undefined)
    const said = z.safeParse(Cluster, body)
    if (said.success) return standingIn(plan, said.data.members)
  }
  return undefined
}

function standingIn({ databases }: Plan, members: readonly z.infer<typeof Member>[]) {
  const isUp = ({ state }: { state: string }) => state === 'running' || state === 'streaming'
  const machineOf = (role: string) => {
    const name = members.find((member) => member.role === role && isUp(member))?.name
    return databases.find((machine) => machine.name === name)
  }
  const [leader, sync] = [machineOf('leader'), machineOf('sync_standby')]
  if (!leader || !sync) return undefined
  return { leader, sync, all: members.filter(isUp).length === databases.length }
}

/** Waits until one leads, one has all it has, and the others follow. */
export async function untilWhole(
  plan: Plan,
  patienceMs: number,
  signal?: AbortSignal,
): Promise<Standing> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    signal?.throwIfAborted()
    const standing = await standingOf(plan)
    if (standing?.all) return standing
    await sleep(250)
  }
  throw new Error(`PostgreSQL was not whole again within ${patienceMs / 1_000} s`)
}

export async function switchOver({ leader, sync }: Standing): Promise<void> {
  const answer = await fetch(`http://${leader.address}:${ports.patroni}/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: leader.name, candidate: sync.name }),
    signal: AbortSignal.timeout(60_000),
  })
  if (!answer.ok) throw new Error(`Patroni would not change over: ${await answer.text()}`)
}
