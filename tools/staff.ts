// `npm run staff`: what is needed before anybody can sign in, when all have lost their apps, and by
// scripts. All else staff do in the office. Ends with 0 when it was done, 1 when a rule said no, 2
// when the command was wrong or could not run.

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfig } from '#server/config.ts'
import { runStaff } from './staff/run-staff.ts'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))
const settings = { projectRoot, config: () => loadConfig(projectRoot) }

const { status, stdout, stderr } = await runStaff(process.argv.slice(2), settings)
// By the console, which does not mind a reader that has gone, as `head` does. It ends the line.
if (stdout !== '') console.log(stdout.replace(/\n$/, ''))
if (stderr !== '') console.error(stderr.replace(/\n$/, ''))
process.exitCode = status
