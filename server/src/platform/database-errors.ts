// What the driver throws: its SQLSTATE, which errors say that no database answered, and none with
// a row in it.

import pg from 'pg'
import { Outage } from './outage.ts'

export const serializationFailure = '40001'
export const uniqueViolation = '23505'

const deadlockDetected = '40P01'
export const conflictStates: readonly string[] = [serializationFailure, deadlockDetected]

/** The SQLSTATE of an error that PostgreSQL reported, e.g. "23505". */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** What is thrown may be logged: it does not tell what stands in the row that is wrong. */
export function withoutRow(error: unknown): unknown {
  if (error instanceof pg.DatabaseError)
    Object.assign(error, { detail: undefined, where: undefined })
  return error
}

/** HS001: of who led and does not know yet that another process does (0190). */
const outageStates = /^(08|53|57P0|HS001)/
/** The system's own words for a connection that is gone, e.g. ECONNRESET or EHOSTUNREACH. */
const systemCodes = /^E[A-Z]+$/

/** Errors that say "no database", as against "this statement is wrong". */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Outage) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code !== '') return outageStates.test(code) || systemCodes.test(code)
  return /terminated|not queryable|timeout|Connection|closed/.test(error.message)
}
