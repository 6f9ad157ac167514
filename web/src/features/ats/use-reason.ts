// Why a signal was not traded, or why it is off, in words: by a code of ours, or by that of the
// refusal of an order, whose words come with the first of them.

import { useQuery } from '@tanstack/react-query'
import type { AtsLogEntry } from '#contract/client/ats.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { wordsQuery } from './api.ts'

export type ReasonOf = (code: string, details: AtsLogEntry['details']) => string

export function useReason(): ReasonOf {
  const { data: refusalInWords } = useQuery(wordsQuery)
  return (code, details) => {
    const known: Readonly<Record<string, string>> = t.ats.reasons
    if (Object.hasOwn(known, code)) return known[code] ?? code
    const said = { code, message: t.ats.refused, ...(details ? { details } : {}) }
    return refusalInWords?.(said) ?? t.ats.refused
  }
}
