// In Portuguese: the link to the help about the screen that one is on.

import type { Messages } from '#contract/shared/messages.ts'
import type { screenHelp as english } from '../screen-help.ts'

export const screenHelp: Messages<typeof english> = {
  withThis: 'Ajuda com este ecrã',
}
