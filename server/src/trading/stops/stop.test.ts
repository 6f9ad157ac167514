import { expect, test } from 'vitest'
import { isStopped, noStops, stopsOf } from './stop.ts'

test('one instrument is stopped, and no other', () => {
  const stops = stopsOf([{ instrumentId: 3 }])
  expect(isStopped(stops, 3)).toBe(true)
  expect(isStopped(stops, 4)).toBe(false)
  expect(isStopped(noStops, 3)).toBe(false)
})

test('a stop of all stops each, also when one is opened again', () => {
  const stops = stopsOf([{ instrumentId: null }, { instrumentId: 3 }])
  expect(isStopped(stops, 4)).toBe(true)
  expect(isStopped(stopsOf([{ instrumentId: null }]), 3)).toBe(true)
})
