// Which letter tells a client what was decided on their document: by what it was sent for.

import type { Asked } from './change.ts'
import { changeApprovedLetter, changeRejectedLetter } from './change-letters.ts'
import type { Decision } from './document.ts'
import { documentApprovedLetter, documentRejectedLetter } from './document-letters.ts'

type Named = { readonly firstname: string }

/** `asked` is what the document was to change; without it, it was sent to identify. */
export function decisionLetter(asked: Asked | undefined, { reason }: Decision) {
  if (asked === undefined) {
    return reason === null
      ? documentApprovedLetter
      : (named: Named) => documentRejectedLetter(named, { reason })
  }
  return (named: Named) =>
    reason === null
      ? changeApprovedLetter(named, asked)
      : changeRejectedLetter(named, asked, reason)
}
