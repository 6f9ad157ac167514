// What whoever watches over an install is told of trading: what is open, what waits in the lanes,
// and what was counted in the thread that trades.

import { type Measured, measured } from '#server/platform/measure.ts'
import type { Engine } from './engine.ts'

export type Figures = {
  readonly open: number
  readonly waiting: ReturnType<Engine['lanes']['waiting']>
  /** Of a thread of its own, that of its connections too; where there is none it is in ours. */
  readonly thread:
    | {
        readonly measured: Measured
        readonly connections: {
          readonly used: number
          readonly idle: number
          readonly waiting: number
        }
      }
    | undefined
}

type Read = Pick<Engine, 'positions' | 'lanes'>

export function readFigures({ positions, lanes }: Read): Figures {
  return { open: positions.byId.size, waiting: lanes.waiting(), thread: undefined }
}

/** In the thread that trades. */
export async function readFiguresOfThread(
  engine: Read,
  connections: NonNullable<Figures['thread']>['connections'],
): Promise<Figures> {
  return { ...readFigures(engine), thread: { measured: await measured('trading'), connections } }
}
