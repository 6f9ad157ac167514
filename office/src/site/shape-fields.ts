// A setting's value as the fields of its form, and back.

import type { Fields } from '#browser/forms/fields.ts'
import type { Shape } from './shapes.ts'

/** How many empty rows stand below those that there are. */
const room = 2

/** What stands in the fields at first, by name: `licence.regulator`. */
export function typedOf(shape: Shape, value: unknown, path: string): Record<string, string> {
  switch (shape.is) {
    case 'checks':
    case 'countries':
      return Object.fromEntries(listOf(value).map((one) => [`${path}.${one}`, 'on']))
    case 'record':
      return merged(
        Object.entries(shape.of).map(([key, part]) =>
          typedOf(part, partOf(value, key), `${path}.${key}`),
        ),
      )
    case 'rows':
      return merged(
        listOf(value).map((row, index) =>
          typedOf({ is: 'record', of: shape.of, orNull: true }, row, `${path}.${index}`),
        ),
      )
    default:
      return value === null || value === undefined ? {} : { [path]: String(value) }
  }
}

/** How many rows are drawn. */
export function rowCount(fields: Fields, path: string): number {
  const taken = Object.keys(fields).flatMap((name) => {
    const index = name.startsWith(`${path}.`) ? name.slice(path.length + 1).split('.')[0] : ''
    return index === '' ? [] : [Number(index) + 1]
  })
  return Math.max(0, ...taken) + room
}

/** What the fields say. What is wrong with it is for the contract to say. */
export function readOf(shape: Shape, fields: Fields, path: string): unknown {
  switch (shape.is) {
    case 'checks':
      return shape.of.filter((one) => fields[`${path}.${one}`] !== undefined)
    case 'countries':
      return Object.keys(fields)
        .filter((name) => name.startsWith(`${path}.`))
        .map((name) => name.slice(path.length + 1))
        .toSorted()
    case 'record':
      return recordOf(shape, fields, path)
    case 'rows':
      return rowsOf(shape.of, fields, path)
    case 'yes_no':
      return fields[path] === 'true'
    case 'number':
      return numberOf(fields[path]?.trim() ?? '')
    default:
      return fields[path]?.replaceAll('\r\n', '\n').trim() || null
  }
}

type Record_ = Extract<Shape, { is: 'record' }>

function recordOf({ of, orNull }: Record_, fields: Fields, path: string): unknown {
  const parts = Object.entries(of).map(
    ([key, part]) => [key, readOf(part, fields, `${path}.${key}`)] as const,
  )
  return orNull && parts.every(([, value]) => isEmpty(value)) ? null : Object.fromEntries(parts)
}

function rowsOf(of: Record_['of'], fields: Fields, path: string): unknown[] {
  const rows = Array.from({ length: rowCount(fields, path) }, (_, index) =>
    recordOf({ is: 'record', of, orNull: true }, fields, `${path}.${index}`),
  )
  return rows.filter((row) => row !== null)
}

/** A comma stands for a point: people type both. */
function numberOf(typed: string): unknown {
  if (typed === '') return null
  const value = Number(typed.replace(',', '.'))
  return Number.isFinite(value) ? value : typed
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

function merged(parts: readonly Record<string, string>[]): Record<string, string> {
  return Object.assign({}, ...parts)
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined
}
