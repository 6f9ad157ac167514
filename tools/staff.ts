// `npm run staff`: what a member of staff does until there are screens for it. Ends with 0 when it
// was done, 1 when a rule said no, 2 when the command was wrong or could not run.

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfig } from '#server/config.ts'
import { startClock } from '#server/platform/steady-clock.ts'
import { withInstallDatabase } from './install-database.ts'
import { parseCommand, usage } from './staff/command.ts'
import { runCommand } from './staff/run-command.ts'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

const parsed = parseCommand(process.argv.slice(2))
if ('help' in parsed) console.log(usage)
else if ('problem' in parsed) fail(`${parsed.problem}\n\n${usage}`)
else {
  const { command, code, database: url } = parsed
  const config = loadConfig(projectRoot)
  await withInstallDatabase({ config, projectRoot, url }, async (db) => {
    const clock = await startClock(db, () => {})
    const install = { ...config, clock }
    const { lines, isRefused, note } = await runCommand(db, install, { command, code })
    if (isRefused) console.error(lines.join('\n'))
    else console.log(lines.join('\n'))
    if (note !== undefined) console.error(note)
    process.exitCode = isRefused ? 1 : 0
  }).catch((error: Error) => fail(`The command could not run: ${error.message}`))
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
