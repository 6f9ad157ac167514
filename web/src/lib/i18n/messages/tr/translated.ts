// In Turkish: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'Bu metinler makine tarafından çevrildi ve henüz hiç kimse tarafından okunmadı.',
  readBy: (name, day) =>
    `Bu metinler makine tarafından çevrildi ve ${day} tarihinde ${name} tarafından okundu.`,
  english: 'Bu sayfanın İngilizcesi',
}
