// In which forms a client who has left the chat is told that somebody has answered. The mail is the
// conversation's own, once nobody has read it for a while.

import { act } from '#server/identity/clients/told-act.ts'

export const chatActs = {
  answered: act<Record<never, never>>({
    event: null,
    notice: { kind: 'chat_answered', details: () => ({}) },
  }),
}
