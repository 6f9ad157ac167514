// In Hebrew: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'הטקסטים המשפטיים שקיבלת',
  on: (date) => `ב־${date}`,
  none: 'אין עדיין.',
}
