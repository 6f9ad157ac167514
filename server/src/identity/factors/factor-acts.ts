// In which forms it is told that a second factor of a client came, went or was used.

import { act } from '../clients/told-act.ts'
import { type FactorNews, factorLetter } from './factor-letters.ts'

export type FactorDetails = Readonly<Record<string, string | number>>

export function factorAct(kind: FactorNews) {
  return act<FactorDetails>({
    event: kind,
    details: (details) => details,
    letter: factorLetter(kind),
  })
}
