// What an alarm says, in this language: sentence by sentence, by code. What was sounded before
// there were codes, or by a newer server, is said as the server says it, in English.

import { dateMinute, figures, moneyOf } from '#browser/format/format.ts'
import { filledIn, isFilledBy, type Writing } from '#contract/shared/fill-in.ts'
import type { StaffAlarm } from '#contract/staff/alarms.ts'
import { settingName } from '../site/setting-name.ts'
import { alarmTerms, alarmTexts } from '../words/alarm-texts.ts'
import { refusals } from '../words/refusals.ts'
import { trading } from '../words/trading.ts'

type Texts = Readonly<Record<string, string>>

export function alarmInWords({ parts, says }: Pick<StaffAlarm, 'parts' | 'says'>): string {
  const sentences = parts?.map(({ code, details }) => {
    const text = wordsIn(alarmTexts, code)
    return text !== undefined && isFilledBy(text, details)
      ? filledIn(text, details, writing)
      : undefined
  })
  return sentences && !sentences.includes(undefined) ? sentences.join(' ') : says
}

const writing: Partial<Writing> = {
  $: moneyOf,
  '@': (instant) => `${dateMinute(instant)} UTC`,
  '=': termIn,
}

/** A word for a code, a setting by its name, and a figure as this language writes it. */
function termIn(code: string): string {
  if (/^-?\d+(\.\d+)?$/.test(code)) return figures(code).replace('-', '\u2212')
  const tables: readonly Texts[] = [alarmTerms, trading.causes, refusals]
  const found = tables.map((table) => wordsIn(table, code)).find((word) => word !== undefined)
  return found ?? settingName(code)
}

function wordsIn(texts: Texts, code: string): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined
}
