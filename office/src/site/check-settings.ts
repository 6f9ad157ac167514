// What of a form of settings is sent: those that became something else, if each of them can be.

import * as z from 'zod/mini'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { rowNameOf, settingKeys, settingShapes } from '#contract/staff/setting-shapes.ts'
import type { SettingView } from '#contract/staff/settings.ts'
import { site as t } from '../words/site.ts'
import { readOf, typedOf } from './shape-fields.ts'
import { shapeOf } from './shapes.ts'

/** Values as JSON. */
export type SettingChange = {
  readonly name: string
  readonly before: string
  readonly value: string
}

export function checkSettings(
  settings: readonly SettingView[],
  fields: Fields,
): Checked<readonly SettingChange[]> {
  const changed = settings.flatMap((setting) => {
    const shape = shapeOf(setting)
    const before = typedOf(shape, JSON.parse(setting.value), setting.name)
    const value = readOf(shape, fields, setting.name)
    const isSame = JSON.stringify(value) === JSON.stringify(readOf(shape, before, setting.name))
    return isSame ? [] : [{ name: setting.name, before: setting.value, value }]
  })
  const errors = {
    ...Object.assign({}, ...changed.map(({ name, value }) => wrongIn(name, value))),
    ...(changed.length === 0 ? { '': t.nothingChanged } : {}),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { value: changed.map((one) => ({ ...one, value: JSON.stringify(one.value) })) }
}

function wrongIn(name: string, value: unknown): Record<string, string> {
  const key = settingKeys.find((one) => rowNameOf(one) === name)
  if (!key) return {}
  const parsed = z.safeParse<z.ZodMiniType>(settingShapes[key], value)
  const issues = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(issues.map((issue) => [[name, ...issue.path].join('.'), said(issue)]))
}

function said(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_format') return t.formats[issue.format] ?? t.wrong
  if (issue.code === 'too_small') return t.tooLittle(String(issue.minimum))
  if (issue.code === 'too_big') return t.tooMuch(String(issue.maximum))
  if (issue.code === 'custom') return t.wrongTogether
  return issue.code === 'invalid_type' && issue.expected !== 'string' ? t.notNumber : t.wrong
}
