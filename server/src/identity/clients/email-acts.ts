// In which forms it is told that a client asked for another address.

import { newEmailNotice } from './client-letters.ts'
import { act } from './told-act.ts'

export const emailActs = {
  changeAsked: act<object>({
    event: 'email_change_asked',
    details: () => ({}),
    letter: newEmailNotice,
  }),
}
