// Machines that are network namespaces of this one, on a bridge that leads nowhere else.

import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { present } from '#kernel/assert.ts'
import { cellsMostHere, type Machine, machinesOf, type Plan, plansOf } from './parts.ts'

const call = promisify(execFile)
const ip = (...args: string[]) => call('ip', args)

const bridge = 'ts-bridge'
export const namespaceOf = ({ name }: Machine) => `ts-${name}`
const deviceOf = namespaceOf

/** What runs a command on a machine; it becomes that command, with the same process id. */
export function onMachine(machine: Machine, file: string, args: readonly string[]): string[] {
  return ['ip', 'netns', 'exec', namespaceOf(machine), file, ...args]
}

/** `plans` share one network. */
export async function makeNetwork(plans: readonly Plan[]): Promise<void> {
  await removeNetwork()
  const { subnet, host } = present(plans[0], 'a plan')
  const bits = subnet.split('/')[1]
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('addr', 'add', `${host}/${bits}`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')
  for (const machine of plans.flatMap(machinesOf)) {
    const [space, device] = [namespaceOf(machine), deviceOf(machine)]
    await ip('netns', 'add', space)
    await ip('link', 'add', device, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    await ip('link', 'set', device, 'master', bridge, 'up')
    await ip('-n', space, 'addr', 'add', `${machine.address}/${bits}`, 'dev', 'eth0')
    for (const one of ['lo', 'eth0']) await ip('-n', space, 'link', 'set', one, 'up')
  }
}

/** Whatever an earlier run left behind, too: its processes are found by their namespaces. */
export async function removeNetwork(): Promise<void> {
  const { stdout } = await ip('netns', 'list')
  const there = stdout.split('\n').map((line) => line.split(' ')[0] ?? '')
  for (const machine of plansOf(cellsMostHere).flatMap(machinesOf)) {
    if (!there.includes(namespaceOf(machine))) continue
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) await endAll(machine, signal)
    await ip('netns', 'del', namespaceOf(machine))
  }
  await ip('link', 'del', bridge).catch(() => {})
}

/** The processes of a machine now. */
export async function pidsOn(machine: Machine): Promise<number[]> {
  const { stdout } = await ip('netns', 'pids', namespaceOf(machine)).catch(() => ({ stdout: '' }))
  return stdout.split('\n').map(Number).filter(Boolean)
}

export async function signalAll(machine: Machine, signal: NodeJS.Signals): Promise<void> {
  for (const pid of await pidsOn(machine)) signalOne(pid, signal)
}

/** It may have ended a moment ago. */
export function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function endAll(machine: Machine, signal: NodeJS.Signals): Promise<void> {
  await signalAll(machine, signal)
  for (let waited = 0; waited < endPatienceMs; waited += 50) {
    if ((await pidsOn(machine)).length === 0) return
    await sleep(50)
  }
}

const endPatienceMs = 6_000

/** As if its cable were pulled. */
export async function cut(machine: Machine): Promise<void> {
  await ip('link', 'set', deviceOf(machine), 'down')
}

export async function join(machine: Machine): Promise<void> {
  await ip('link', 'set', deviceOf(machine), 'up')
}

/** So little comes through that everything there takes long. Both ways. */
export async function slow(machine: Machine): Promise<void> {
  const queue = ['root', 'tbf', 'rate', '400kbit', 'burst', '4kb', 'latency', '300ms']
  await call('tc', ['qdisc', 'add', 'dev', deviceOf(machine), ...queue])
  await call('tc', ['-n', namespaceOf(machine), 'qdisc', 'add', 'dev', 'eth0', ...queue])
}

export async function hurry(machine: Machine): Promise<void> {
  await call('tc', ['qdisc', 'del', 'dev', deviceOf(machine), 'root'])
  await call('tc', ['-n', namespaceOf(machine), 'qdisc', 'del', 'dev', 'eth0', 'root'])
}

/** Between `here` and these alone, both ways; `here` reaches all others. */
export async function cutBetween(here: Machine, ...there: readonly Machine[]): Promise<void> {
  await filter(here, there, 'drop')
}

/** As `slow`, to and from these together: what is too much is lost, and sent again. */
export async function slowBetween(here: Machine, ...there: readonly Machine[]): Promise<void> {
  await filter(here, there, 'limit rate over 50 kbytes/second burst 4 kbytes drop')
}

export async function freeBetween(here: Machine): Promise<void> {
  await onNetwork(here, ['delete table inet pair'])
}

async function filter(here: Machine, there: readonly Machine[], rule: string): Promise<void> {
  const addresses = `{ ${there.map(({ address }) => address).join(', ')} }`
  const sides = [
    ['output', 'daddr'],
    ['input', 'saddr'],
  ] as const
  await onNetwork(here, [
    'add table inet pair',
    ...sides.flatMap(([hook, side]) => [
      `add chain inet pair ${hook} { type filter hook ${hook} priority 0; }`,
      `add rule inet pair ${hook} ip ${side} ${addresses} ${rule}`,
    ]),
  ])
}

/** All of it, or none. */
function onNetwork(machine: Machine, commands: readonly string[]) {
  const [file = '', ...rest] = onMachine(machine, 'nft', [commands.join('\n')])
  return call(file, rest)
}
