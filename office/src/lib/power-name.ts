// What somebody may do, in words: of what it is, and what is done.

import type { StaffAction } from '#contract/staff/powers.ts'
import { powerSubjects, powerVerbs } from '../words/powers.ts'

type Part<Action> = Action extends `${infer Subject}.${infer Verb}` ? [Subject, Verb] : never
type Subject = Part<StaffAction>[0]
type Verb = Part<StaffAction>[1]

// A power without words does not compile.
const subjects: Readonly<Record<Subject, string>> = powerSubjects
const verbs: Readonly<Record<Verb, string>> = powerVerbs

/** "Withdrawals: approve". One that has no words, as of a newer server, stands as it is. */
export function powerName(action: string): string {
  const [subject = '', verb = ''] = action.split('.')
  const said = (subjects as Words)[subject]
  return said === undefined ? action : `${said}: ${(verbs as Words)[verb] ?? verb}`
}

type Words = Readonly<Record<string, string>>
