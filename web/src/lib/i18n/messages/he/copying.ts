// In Hebrew: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'העתקה',
  id: 'העתקת המזהה המלא',
  idCopied: 'מזהה העסקה הועתק!',
  failed: 'ההעתקה לא הצליחה. יש לסמן את הטקסט ולהעתיק אותו ידנית.',
}
