// Brings a database up to date in a process of its own, when it is told to: a test kills it.

import { once } from 'node:events'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'

const db = openDatabase(JSON.parse(process.argv[2] ?? ''), () => {})
process.send?.('ready')
await once(process, 'message')
await migrate(db, join(process.cwd(), 'server/migrations'))
await db.close()
