// In Hebrew: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'משהו השתבש.',
  noAnswer: 'אין אפשרות להגיע לשרת. יש לנסות שוב.',
  tooSlow: 'השרת לא ענה בזמן. יש לנסות שוב.',
  offline: 'אין חיבור לרשת.',
}
