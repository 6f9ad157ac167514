// In Japanese: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'このページはライブ口座のものなので、ライブに切り替わりました。',
    demo: 'このページはデモ口座のものなので、デモに切り替わりました。',
  },
  backTo: { real: 'ライブに戻る', demo: 'デモに戻る' },
  missedOn: {
    real: 'お求めのページはデモ口座のもので、現在はライブです。',
    demo: 'お求めのページはライブ口座のもので、現在はデモです。',
  },
  openOn: { real: 'ライブに切り替えて開く', demo: 'デモに切り替えて開く' },
}
