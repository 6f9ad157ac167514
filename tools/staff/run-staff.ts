// What `npm run staff` says and ends with, for its arguments and an install's settings: 0 when it
// was done, 1 when a rule said no, 2 when the command was wrong or could not run.

import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/db.ts'
import { knownPublicUrl } from '#server/platform/leadership.ts'
import { startClock } from '#server/platform/steady-clock.ts'
import { withInstallDatabase } from '../install-database.ts'
import { parseCommand } from './command.ts'
import { openOffice } from './open-office.ts'
import { type Outcome, type Run, runCommand } from './run-command.ts'
import { usageAbout } from './usage.ts'

export type Ending = {
  readonly status: 0 | 1 | 2
  readonly stdout: string
  readonly stderr: string
}

type Settings = {
  readonly projectRoot: string
  /** Asked only when there is a command to run: wrong settings keep nobody from the usage. */
  readonly config: () => Config
}

export async function runStaff(
  args: readonly string[],
  { projectRoot, config: read }: Settings,
): Promise<Ending> {
  const parsed = parseCommand(args)
  if ('help' in parsed) {
    return { status: 0, stdout: `${usageAbout(parsed.topic)}\n`, stderr: '' }
  }
  if ('problem' in parsed) {
    return { status: 2, stdout: '', stderr: `${parsed.problem}\n\n${usageAbout(parsed.topic)}\n` }
  }
  const { command, code, database: url } = parsed
  const config = read()
  let ending: Ending = { status: 2, stdout: '', stderr: '' }
  try {
    await withInstallDatabase({ config, projectRoot, url }, async (db) => {
      ending = endingOf(await runAtItsTime(db, config, { command, code }))
    })
    return ending
  } catch (error) {
    // What was done before is told, though the database did not close well after it.
    const problem = error instanceof Error ? error.message : String(error)
    const stderr = `${ending.stderr}The command could not run: ${problem}\n`
    return { ...ending, status: 2, stderr }
  }
}

async function runAtItsTime(db: Database, config: Config, run: Run): Promise<Outcome> {
  const clock = await startClock(db, () => {})
  try {
    // Letters lead to where the server is reached, which it knows; the command's own settings may
    // be another shell's.
    const publicUrl = (await knownPublicUrl(db)) ?? config.publicUrl
    return await runCommand(openOffice({ config: { ...config, publicUrl }, db, clock }), run)
  } finally {
    clock.stop()
  }
}

function endingOf({ lines, isRefused, note }: Outcome): Ending {
  const said = `${lines.join('\n')}\n`
  const noted = note === undefined ? '' : `${note}\n`
  return isRefused
    ? { status: 1, stdout: '', stderr: said + noted }
    : { status: 0, stdout: said, stderr: noted }
}
