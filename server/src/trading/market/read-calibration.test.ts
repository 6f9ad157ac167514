import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { CalibrationView } from '#contract/public/calibration.ts'
import { refuse } from '#kernel/refusal.ts'
import { createRouter } from '#server/platform/http.ts'
import { registerCalibrationRoutes } from './calibration.routes.ts'
import { readCalibration } from './read-calibration.ts'

const path = fileURLToPath(new URL('../../../seed/calibration.json', import.meta.url))

it('tells every recording, with what was seen beside what was priced', async () => {
  const { margin, files } = (await readCalibration(path)).view
  expect(margin).toBe(0.04)
  expect(files).toHaveLength(4)
  const [bitcoin] = files
  expect(bitcoin).toMatchObject({ file: 'btc-usd-1m-2022-01.csv.gz', worst: 1.0129 })
  const five = bitcoin?.horizons.find(({ seconds }) => seconds === 300)
  const errors = bitcoin?.sides.map(
    ({ priced }, index) => 100 * ((five?.seen[index] ?? 0) - priced),
  )
  // The line "5 min" of docs/pricing.md.
  const told = [-0.62, 0.07, -0.11, 0.08, -0.07, 0.38, -0.11, 0.46, -0.11, 0.75, -0.76, 0.47]
  expect(errors).toHaveLength(told.length)
  for (const [index, error] of told.entries()) {
    expect(Math.abs((errors?.[index] ?? 9) - error)).toBeLessThan(0.02)
  }
})

it('leaves out what was seldom quoted, and keeps a recording that is too short', async () => {
  const { files } = (await readCalibration(path)).view
  for (const { sides, horizons } of files) {
    for (const { seen } of horizons) expect(seen).toHaveLength(sides.length)
  }
  expect(files[2]?.horizons.flatMap(({ seen }) => seen)).toContain(null)
  expect(files[3]).toMatchObject({ worst: null, sides: [], horizons: [] })
})

it('counts the trades it is made of', async () => {
  expect((await readCalibration(path)).trades).toBe(6_778_307)
})

it('is served in the contract\u2019s own form', async () => {
  const app = Fastify()
  const { view } = await readCalibration(path)
  registerCalibrationRoutes(
    createRouter(app, () => refuse('signed_out')),
    view,
  )
  const reply = await app.inject({ url: '/api/public/calibration' })
  expect(CalibrationView.parse(reply.json().data)).toEqual(view)
})
