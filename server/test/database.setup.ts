// One PostgreSQL for all tests that need a database, with a migrated template that each test file
// clones.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { millis } from '#kernel/time.ts'
import { publishTexts } from '#server/identity/acceptances/publish-texts.ts'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { giveRights, makeServerRole, serverRole } from '#server/platform/rights.store.ts'
import { serverPassword } from './database.ts'
import { patient } from './patience.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: Connection
  }
}

export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'house-test-'))
  const projectRoot = project.config.root
  const postgres = await startEmbeddedPostgres({
    dataDir,
    projectRoot,
    log: () => {},
    settings: { fsync: 'off' },
  })
  const admin = openDatabase(postgres.connection, () => {}, patient)
  await admin.rows('create database house_template')
  await admin.close()
  const template = { ...postgres.connection, database: 'house_template' }
  const db = openDatabase(template, () => {}, patient)
  await migrate(db, join(projectRoot, 'server/migrations'))
  await makeServerRole(db, async () => serverPassword)
  await giveRights(db, serverRole)
  // As an install that started long before any test's clock.
  await db.transaction((tx) => publishTexts(tx, millis(Date.UTC(2000, 0, 1))))
  await db.close()
  project.provide('template', template)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
