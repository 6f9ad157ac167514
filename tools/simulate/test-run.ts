// Simulations for tests, each in a database of its own.

import { serverRole } from '#server/platform/rights.store.ts'
import { cloneDatabase, serverPassword } from '#test/database.ts'
import type { Defect } from './defects.ts'
import { type Ran, replay, simulate, type Wish } from './run.ts'

const projectRoot = process.cwd()

async function newDatabases() {
  const { db, connection } = await cloneDatabase()
  await db.close()
  return {
    owner: connection,
    server: { ...connection, user: serverRole, password: serverPassword },
  }
}

export type Recorded = { readonly ran: Ran; readonly lines: readonly string[] }

export async function record(wish: Wish, defect: Defect | null = null): Promise<Recorded> {
  const lines: string[] = []
  const needs = { projectRoot, ...(await newDatabases()), defect }
  const ran = await simulate(needs, wish, (line) => void lines.push(line))
  return { ran, lines }
}

export async function playAgain(lines: readonly string[], defect: Defect | null = null) {
  return replay({ projectRoot, ...(await newDatabases()), defect }, lines)
}
