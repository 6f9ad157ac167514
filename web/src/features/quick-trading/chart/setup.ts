// How each client has the chart of each instrument: interval, look, indicators, what was drawn. An
// instrument that was never looked at begins as the last one was left, without its drawings.

import { useCallback } from 'react'
import type { Fits } from '#browser/page/kept.ts'
import { createStored } from '../../../lib/storage/stored.ts'
import { useUser } from '../../../lib/user/user.ts'
import { type Indicator, isIndicator } from './indicators.ts'

/** Seconds; 0 for single ticks. */
export const intervals = [0, 5, 15, 30, 60, 300, 900, 3_600, 14_400, 86_400] as const
export type ChartInterval = (typeof intervals)[number]

export const looks = ['candles', 'hollow', 'bars', 'line', 'area', 'heikin_ashi'] as const
export type ChartLook = (typeof looks)[number]

export const drawingTools = ['segment', 'horizontalStraightLine', 'box', 'fibonacciLine'] as const
export type DrawingTool = (typeof drawingTools)[number]

export type Drawing = {
  readonly tool: DrawingTool
  readonly points: readonly { readonly timestamp: number; readonly value: number }[]
}

export type Setup = {
  readonly interval: ChartInterval
  readonly look: ChartLook
  readonly indicators: readonly Indicator[]
  readonly drawings: readonly Drawing[]
}

const initial: Setup = { interval: 15, look: 'hollow', indicators: [], drawings: [] }
const drawingsMost = 100
const setupsMost = 60

function isIn<const T>(all: readonly T[], value: unknown): value is T {
  return all.some((one) => one === value)
}

function isDrawing(value: unknown): value is Drawing {
  const { tool, points } = Object(value)
  return (
    isIn(drawingTools, tool) &&
    Array.isArray(points) &&
    points.length > 0 &&
    points.every((one) => Number.isFinite(one?.timestamp) && Number.isFinite(one?.value))
  )
}

function isSetup(value: unknown): value is Setup {
  const { interval, look, indicators, drawings } = Object(value)
  return (
    isIn(intervals, interval) &&
    isIn(looks, look) &&
    Array.isArray(indicators) &&
    indicators.every(isIndicator) &&
    Array.isArray(drawings) &&
    drawings.length <= drawingsMost &&
    drawings.every(isDrawing)
  )
}

type Setups = Readonly<Record<string, Setup>>

const areSetups: Fits<Setups> = (value): value is Setups =>
  typeof value === 'object' && value !== null && Object.values(value).every(isSetup)

type Kept = { readonly setups: Setups }

/** By client and symbol; the one changed last is the last. */
const useSetups = createStored<Kept>('charts', { setups: {} }, { setups: areSetups })

export function useSetup(symbol: string): readonly [Setup, (change: Partial<Setup>) => void] {
  const client = useUser().data?.referral_code ?? ''
  const key = `${client} ${symbol}`
  const setup = useSetups(({ setups }) => setups[key]) ?? lastOf(client)
  const change = useCallback((part: Partial<Setup>) => keep(client, key, part), [client, key])
  return [setup, change]
}

function lastOf(client: string): Setup {
  const { setups } = useSetups.getState()
  const last = Object.keys(setups).findLast((key) => key.startsWith(`${client} `))
  const found = last === undefined ? undefined : setups[last]
  return found ? bare(found) : initial
}

const bares = new WeakMap<Setup, Setup>()

/** The same for the same, so that nothing is drawn anew for it. */
function bare(setup: Setup): Setup {
  const known = bares.get(setup) ?? { ...setup, drawings: [] }
  bares.set(setup, known)
  return known
}

function keep(client: string, key: string, part: Partial<Setup>): void {
  const { [key]: own, ...others } = useSetups.getState().setups
  const all = Object.entries({ ...others, [key]: { ...(own ?? lastOf(client)), ...part } })
  useSetups.setState({ setups: Object.fromEntries(all.slice(-setupsMost)) })
}
