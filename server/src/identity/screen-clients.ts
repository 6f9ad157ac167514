// Holds everybody's name against the lists once one of them was loaded.

import { second } from '#kernel/time.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { type Sweep, screenSome } from './screening/screen-everybody.ts'

type Deps = Parameters<typeof screenSome>[0] & { readonly log: (message: string) => void }

export function startScreening({ log, ...deps }: Deps): Loop {
  let sweep: Sweep | undefined
  return repeat({ name: 'screening of names', pauseMs: 5 * second, log }, async () => {
    sweep = await screenSome(deps, sweep)
    return sweep ? 'more' : 'done'
  })
}
