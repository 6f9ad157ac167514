// How the client has the trading screen: what its parts measure, which charts stand beside the
// first, and whether the first steps were put away. It survives a reload.

import type { CSSProperties } from 'react'
import { type Fits, isFlag, isText, isWhole } from '#browser/page/kept.ts'
import { createStored } from '../../lib/storage/stored.ts'

export type Part = 'watchList' | 'openTrades'

export type Layout = {
  /** In pixels; null as the screen has it by itself. */
  readonly watchList: number | null
  readonly openTrades: number | null
  /** The instruments of the charts beside the first, on screens with room for them. */
  readonly charts: readonly string[]
  readonly showsFirstSteps: boolean
}

const isSize: Fits<number | null> = (value) => value === null || isWhole(value)
const areSymbols: Fits<readonly string[]> = (value) => Array.isArray(value) && value.every(isText)

const initial: Layout = { watchList: null, openTrades: null, charts: [], showsFirstSteps: true }

export const useLayout = createStored<Layout>('layout', initial, {
  watchList: isSize,
  openTrades: isSize,
  charts: areSymbols,
  showsFirstSteps: isFlag,
})

export function arrange(change: Partial<Layout>): void {
  useLayout.setState(change)
}

/** For the style of the page: what is not chosen is not named. */
export function useSizes(): CSSProperties {
  const { watchList, openTrades } = useLayout()
  const sizes = {
    ...(watchList === null ? {} : { '--watch-list': `${watchList}px` }),
    ...(openTrades === null ? {} : { '--open-trades': `${openTrades}px` }),
  }
  return sizes as CSSProperties
}
