// What the runbook says to ask the database can be asked: each question is put to one made from the
// migrations, by the role that the server has.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'

const database = freshDatabase()
const folder = 'docs/runbook'
const questions = readdirSync(folder).flatMap((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  return [...text.matchAll(/psql "\$DATABASE_URL" -c "([^"]+)"/g)].map(
    ([, question = '']) => [file, question] as const,
  )
})

test('there are questions', () => {
  expect(questions.length).toBeGreaterThan(10)
})

test.each(questions)('%s: %s', async (_file, question) => {
  await expect(database().server.rows(question)).resolves.toBeInstanceOf(Array)
})
