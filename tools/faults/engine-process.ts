// A trading process as its parent sees it: started, asked, killed, or found dead.

import type { ChildProcess } from 'node:child_process'
import type { Millis } from '#kernel/time.ts'
import type { Ask, EngineChildOptions } from './engine-child.ts'
import type { KillPoint } from './query-hook.ts'
import { killed, type Sandbox } from './sandbox.ts'

export type EngineProcess = {
  readonly isUp: () => boolean
  /** Kills the one that may still run; returns when the new one trades, or died at the point. */
  readonly start: (now: Millis, point: KillPoint | null) => Promise<void>
  /** Null when it died instead of answering, or was dead. */
  readonly ask: <T>(what: Ask) => Promise<T | null>
  readonly kill: () => Promise<void>
}

export function openEngineProcess(
  sandbox: Sandbox,
  options: Pick<EngineChildOptions, 'connection' | 'defect'>,
): EngineProcess {
  let child: ChildProcess | undefined
  const kill = async () => {
    if (child) await killed(child)
    child = undefined
  }
  return {
    kill,
    isUp: () => child !== undefined,
    start: async (now, point) => {
      await kill()
      child = sandbox.startChild('engine', { ...options, now, point })
      if ((await answerOf(child)) === died) child = undefined
    },
    ask: async <T>(what: Ask) => {
      if (!child) return null
      const answer = answerOf<T>(child)
      child.send(what)
      const result = await answer
      if (result === died) child = undefined
      return result === died ? null : result
    },
  }
}

const died = Symbol('died')
type Died = typeof died

/** The child's next message, or that it died. */
function answerOf<T>(child: ChildProcess): Promise<T | Died> {
  return new Promise((resolve) => {
    const message = ({ result }: { result: T }) => settle(result)
    const exit = () => settle(died)
    const settle = (answer: T | Died) => {
      child.off('message', message)
      child.off('exit', exit)
      resolve(answer)
    }
    child.on('message', message)
    child.on('exit', exit)
  })
}
