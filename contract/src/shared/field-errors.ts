// What the contract finds wrong with fields, as problems with a code. On its own, since screens
// without a form need none of it.

import type * as z from 'zod/mini'
import type { Problem, ProblemCode } from './problems.ts'

/**
 * What is wrong with each field, the first thing only. `unknownField` names a field the call does
 * not have, which makes the whole request malformed.
 */
export function fieldErrors(error: z.core.$ZodError): {
  errors: Problem[]
  unknownField?: string
} {
  const errors: Problem[] = []
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') return { errors: [], unknownField: issue.keys[0] ?? '' }
    const field = issue.path.join('.')
    if (field !== '' && !errors.some((known) => known.field === field)) {
      const code = codeOf(issue)
      errors.push({ field, code, ...detailsOf(code, issue) })
    }
  }
  return { errors }
}

/** What nobody gave a code is said by zod, in a sentence; a test knows all the others. */
function codeOf({ message }: z.core.$ZodIssue): ProblemCode {
  return /^[a-z_]+$/.test(message) ? (message as ProblemCode) : 'invalid'
}

/** What the words of the code need, of what the issue says. */
function detailsOf(code: ProblemCode, issue: z.core.$ZodIssue): Pick<Problem, 'details'> {
  if (issue.code === 'custom') return issue.params ? { details: issue.params } : {}
  if (issue.code === 'too_small' && /^too_(short|small)$/.test(code)) {
    return { details: { least: Number(issue.minimum) } }
  }
  if (issue.code === 'too_big' && /^too_(long|large)$/.test(code)) {
    return { details: { most: Number(issue.maximum) } }
  }
  const isListed = issue.code === 'invalid_value' && code === 'not_listed'
  return isListed ? { details: { options: issue.values.join(', ') } } : {}
}
