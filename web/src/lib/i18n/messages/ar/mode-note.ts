// In Arabic: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'هذه الصفحة عن حسابك المباشر، لذلك أنت الآن على المباشر.',
    demo: 'هذه الصفحة عن حسابك التجريبي، لذلك أنت الآن على التجريبي.',
  },
  backTo: { real: 'العودة إلى المباشر', demo: 'العودة إلى التجريبي' },
  missedOn: {
    real: 'الصفحة التي طلبتها تخص الحساب التجريبي، وأنت على المباشر.',
    demo: 'الصفحة التي طلبتها تخص الحساب المباشر، وأنت على التجريبي.',
  },
  openOn: { real: 'الانتقال إلى المباشر وفتحها', demo: 'الانتقال إلى التجريبي وفتحها' },
}
