// What `npm run exchange` was asked for, or what is wrong with that in a sentence.

import { type FaultRule, faultFrom } from '#server/automation/practice/fault.ts'
import { type FeedSetting, parseFeedSetting } from '#server/trading/market/feed-setting.ts'

export class WrongOptions extends Error {
  override name = 'WrongOptions'
}

export type ExchangeValues = {
  readonly replay?: string | undefined
  readonly simulate?: string | undefined
  readonly price: readonly string[]
  readonly speed: string
  readonly port: string
  readonly state?: string | undefined
  readonly fault: readonly string[]
  readonly seed: string
  readonly unlimited: boolean
}

/** Null: prices stand still until somebody moves them. */
export type Source = Extract<FeedSetting, { name: 'replay' | 'simulated' }> | null

export type SetPrice = { readonly base: string; readonly quote: string; readonly price: string }

/** `since`: when a recording began to play, so that it goes on after a restart. */
export function sourceFrom(
  { replay, simulate, price, speed }: ExchangeValues,
  since: string,
): Source {
  const count = [replay, simulate, price[0]].filter((it) => it !== undefined).length
  if (count > 1) throw new WrongOptions('Only one of --replay, --simulate and --price is taken.')
  if (price.length > 0) return null
  const text =
    replay === undefined
      ? `simulated?seed=${simulate ?? 'practice'}`
      : `replay:${replay}?speed=${speed}&loop=1&since=${since}`
  const setting = parseFeedSetting(text)
  if ('mustBe' in setting) throw new WrongOptions(`The prices must be ${setting.mustBe}.`)
  if (setting.name !== 'replay' && setting.name !== 'simulated')
    throw new WrongOptions('The prices must be recorded or made up.')
  return setting
}

export function pricesFrom({ price }: ExchangeValues): SetPrice[] {
  return price.map((text) => {
    const match = /^([A-Z]+)\/([A-Z]+)=(\d+(?:\.\d+)?)$/.exec(text)
    if (!match) throw new WrongOptions(`--price ${text} must be like BTC/USD=50000.0.`)
    const [, base = '', quote = '', price = ''] = match
    return { base, quote, price }
  })
}

export function faultsFrom(texts: readonly string[]): FaultRule[] {
  return texts.map((text) => {
    const rule = faultFrom(text)
    if ('mustBe' in rule) throw new WrongOptions(`${text}: a fault must be ${rule.mustBe}.`)
    return rule
  })
}

export function wholeFrom(name: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d{1,10}$/.test(text) && value <= most) return value
  throw new WrongOptions(`--${name} must be a whole number of at most ${most}.`)
}
