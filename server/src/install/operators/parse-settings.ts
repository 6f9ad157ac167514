// Settings as rows of the table `settings`, over the defaults.

import * as z from 'zod/mini'
import { rowNameOf, settingShapes } from '#contract/staff/setting-shapes.ts'
import { assert } from '#kernel/assert.ts'
import { defaultSettings, type Settings } from './settings.ts'

const shapes: { readonly [Name in keyof Settings]: z.core.$ZodType<Settings[Name]> } = settingShapes

/** `name` is the setting's in snake_case, e.g. "margin_bp". */
export type SettingRow = { readonly name: string; readonly value: unknown }

/** Each setting has one name outside of the code, and no other spelling stands for it. */
const namesInRows: ReadonlyMap<string, keyof Settings> = new Map(
  keysOf(shapes).map((name) => [rowNameOf(name), name]),
)

/** The defaults, overridden by these rows. One we don't know, or can't read, is a defect. */
export function parseSettings(rows: readonly SettingRow[]): Settings {
  return { ...defaultSettings, ...Object.fromEntries(rows.map(parseRow)) }
}

/** Why a row could not stand among the settings; undefined where it could. */
export function settingProblem({ name, value }: SettingRow): 'unknown' | 'unreadable' | undefined {
  const known = settingNamed(name)
  if (known === undefined) return 'unknown'
  return z.safeParse(shapes[known], value).success ? undefined : 'unreadable'
}

/** All settings as rows, in the order of their list. */
export function rowsOf(settings: Settings): SettingRow[] {
  return keysOf(settings).map((name) => ({ name: rowNameOf(name), value: settings[name] }))
}

/** The setting of a row's name; undefined for any spelling but the one. */
export function settingNamed(name: string): keyof Settings | undefined {
  return namesInRows.get(name)
}

/** Which setting somebody meant, however it is written: to judge what was done, not to do it. */
export function settingMeant(name: string): keyof Settings | undefined {
  const letters = (text: string) => text.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()
  return keysOf(shapes).find((one) => letters(one) === letters(name))
}

/** What was sent as JSON; undefined where it is none. */
export function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseRow(row: SettingRow): [keyof Settings, unknown] {
  const name = settingNamed(row.name)
  assert(name !== undefined, `there is no setting ${row.name}`)
  const parsed = z.safeParse(shapes[name], row.value)
  assert(parsed.success, `the setting ${row.name} can't be read`)
  return [name, parsed.data]
}

function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record).filter((key): key is keyof T & string => Object.hasOwn(record, key))
}
