// In which forms it is told that a client takes a break.

import { iso, type Millis } from '#kernel/time.ts'
import { act } from '../clients/told-act.ts'
import { coolOffLetter, selfExclusionLetter } from './limit-letters.ts'

type Started = { readonly period: string; readonly until: Millis }

const startedOf = ({ period, until }: Started) => ({ period, until: iso(until) })

export const breakActs = {
  coolOffStarted: act<Started>({
    event: 'cool_off_started',
    details: startedOf,
    letter: coolOffLetter,
  }),
  selfExclusionStarted: act<Started>({
    event: 'self_exclusion_started',
    details: startedOf,
    letter: selfExclusionLetter,
  }),
}
