// In Turkish: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'Kabul ettiğiniz hukuki metinler',
  on: (date) => `${date} tarihinde`,
  none: 'Henüz yok.',
}
